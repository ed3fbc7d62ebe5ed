import { t } from "@boresight/domain/texts/text";
import type { SetupDone } from "./use-shop.ts";

/** What a new shop does first, in this order. */
export const setupSteps: readonly { key: keyof SetupDone; title: string }[] = [
  { key: "company", title: t("settings.stepCompany") },
  { key: "location", title: t("settings.stepLocation") },
  { key: "tax", title: t("settings.stepTax") },
  { key: "team", title: t("settings.stepTeam") },
  { key: "passwords", title: t("settings.stepPasswords") },
  { key: "mail", title: t("settings.stepMail") },
  { key: "customer", title: t("settings.stepCustomer") },
];

export const countDone = (done: SetupDone): number => setupSteps.filter(({ key }) => done[key]).length;
