/** How a vehicle gets here. */
import { t } from "#texts/text.ts";

/** The intake methods, in words. */
export const intakeWords = {
  dropOff: t("base.dropOff"),
  pickup: t("base.pickup"),
  tow: t("base.tow"),
  mobile: t("orders.mobileCallOut"),
};

export const intakeMethods = ["dropOff", "pickup", "tow", "mobile"] as const satisfies (keyof typeof intakeWords)[];
export type IntakeMethod = (typeof intakeMethods)[number];
