/** How a vehicle gets here. */
import { text } from "#texts/text.ts";

/** The intake methods, in words. */
export const intakeWords = {
  dropOff: text("base.dropOff"),
  pickup: text("base.pickup"),
  tow: text("base.tow"),
  mobile: text("base.mobileCallOut"),
};

export const intakeMethods = ["dropOff", "pickup", "tow", "mobile"] as const satisfies (keyof typeof intakeWords)[];
export type IntakeMethod = (typeof intakeMethods)[number];

/** Whether we go where the vehicle stands. */
export const isDrivenTo = (method: string): boolean => method === "mobile" || method === "pickup";
