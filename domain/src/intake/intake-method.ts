/** How a vehicle gets here. */
export const intakeMethods = ["dropOff", "pickup", "tow", "mobile"] as const;
export type IntakeMethod = (typeof intakeMethods)[number];
