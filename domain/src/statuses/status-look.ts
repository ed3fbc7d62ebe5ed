/** What a status can look like; a list of words, light enough for every screen. */
export const statusCategories = ["intake", "ready", "onsite", "work", "hold", "done", "billing", "closed"] as const;
export type StatusCategory = (typeof statusCategories)[number];
/** Where the work on an order is over, whether or not it is invoiced. */
export const finishedCategories = ["done", "billing", "closed"] as const satisfies readonly StatusCategory[];

/** Whether what was driven, agreed and calibrated stands. */
export const isFinished = (category: StatusCategory): boolean =>
  finishedCategories.some((finished) => finished === category);

/** Where an order's price stands. */
export const invoicedCategories = ["billing", "closed"] as const satisfies readonly StatusCategory[];

/** Where an order still waits for something that the shop does. */
export const openCategories = [
  "intake",
  "ready",
  "onsite",
  "work",
  "hold",
  "done",
] as const satisfies readonly StatusCategory[];

export type ProgressStep = Exclude<StatusCategory, "closed" | "hold">;

/** The six steps a customer sees, in order. */
export const progressSteps: readonly ProgressStep[] = ["intake", "ready", "onsite", "work", "done", "billing"];

/** Red is for errors alone; nothing means the colour of the category. */
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
