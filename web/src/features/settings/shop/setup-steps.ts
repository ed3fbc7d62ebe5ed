import { t } from "@boresight/domain/texts/text";
import type { SetupDone } from "./use-shop.ts";

/** What a new shop does first, in this order. */
export const setupSteps: readonly { key: keyof SetupDone; title: string }[] = [
  { key: "name", title: t("settings.stepName") },
  { key: "company", title: t("settings.stepCompany") },
  { key: "location", title: t("settings.stepLocation") },
  { key: "tax", title: t("settings.stepTax") },
  { key: "prices", title: t("settings.stepPrices") },
  { key: "team", title: t("settings.stepTeam") },
  { key: "passwords", title: t("settings.stepPasswords") },
  { key: "mail", title: t("settings.stepMail") },
  { key: "documents", title: t("settings.stepDocuments") },
  { key: "customer", title: t("settings.stepCustomer") },
];

/** What a shop may leave out: nothing tells whether it is done. */
export const optionalSteps = [{ key: "payments", title: t("settings.stepPayments") }] as const;

export const countDone = (done: SetupDone): number => setupSteps.filter(({ key }) => done[key]).length;
