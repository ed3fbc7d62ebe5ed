import { t } from "@boresight/domain/texts/text";
import type { SetupDone } from "./use-shop.ts";

/** What a new shop does first, in this order. */
export const setupSteps: readonly { key: keyof SetupDone; title: string }[] = [
  { key: "name", title: t("base.yourName") },
  { key: "company", title: t("base.company") },
  { key: "location", title: t("settings.stepLocation") },
  { key: "tax", title: t("settings.salesTax") },
  { key: "prices", title: t("base.prices") },
  { key: "team", title: t("settings.stepTeam") },
  { key: "passwords", title: t("settings.stepPasswords") },
  { key: "mail", title: t("base.email") },
  { key: "documents", title: t("base.documents") },
  { key: "customer", title: t("settings.stepCustomer") },
];

/** What a shop may leave out: nothing shows whether it is done. */
export const optionalSteps = [{ key: "payments", title: t("settings.stepPayments") }] as const;

export const countDone = (done: SetupDone): number => setupSteps.filter(({ key }) => done[key]).length;
