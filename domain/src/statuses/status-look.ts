/** The appearance of statuses; plain lists of words, small enough for every screen. */
export const statusCategories = ["intake", "ready", "onsite", "work", "hold", "done", "billing", "closed"] as const;
export type StatusCategory = (typeof statusCategories)[number];
/** The work on the order is over, invoiced or not. */
export const finishedCategories = ["done", "billing", "closed"] as const satisfies readonly StatusCategory[];

/** Whether transport, estimate and calibrations are final. */
export const isFinished = (category: StatusCategory): boolean =>
  finishedCategories.some((finished) => finished === category);

/** The order's price is final. */
export const invoicedCategories = ["billing", "closed"] as const satisfies readonly StatusCategory[];

/** The order still waits for something that the shop does. */
export const openCategories = [
  "intake",
  "ready",
  "onsite",
  "work",
  "hold",
  "done",
] as const satisfies readonly StatusCategory[];

export const isOpenCategory = (category: string): boolean => openCategories.some((open) => open === category);

export type ProgressStep = Exclude<StatusCategory, "closed" | "hold">;

/** The six steps a customer sees, in order. */
export const progressSteps: readonly ProgressStep[] = ["intake", "ready", "onsite", "work", "done", "billing"];

/** Red is reserved for errors; without a color the category's applies. */
export const statusColors = ["violet", "blue", "teal", "amber", "magenta", "green", "olive", "grey"] as const;
export type StatusColor = (typeof statusColors)[number];

export const statusIcons = [
  "inbox",
  "help",
  "calculate",
  "approval",
  "thumb-up",
  "event",
  "truck",
  "login",
  "search",
  "pause",
  "target",
  "verified",
  "key",
  "logout",
  "receipt",
  "done",
  "block",
  "cancel",
] as const;
export type StatusIcon = (typeof statusIcons)[number];
