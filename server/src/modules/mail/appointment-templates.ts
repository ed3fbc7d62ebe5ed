/** The mails by which the customer learns of the order's appointment, one for each thing that becomes of it. */
export const tellingTemplates = ["appointment-requested", "appointment-confirmed", "appointment-changed"] as const;

/** These also say when it is; after one that has gone out nothing is left to say. */
export const mentioningTemplates = ["order-received", "estimate-approved"] as const;

/** Waiting mails that a later change of the order makes untrue. */
export const overtakenTemplates = [...tellingTemplates, "appointment-cancelled"] as const;

/** It stays true until its appointment changes, and is queued only once. */
export const reminderTemplate = "appointment-reminder";

/** After these the customer knows that there is no appointment any more. */
export const endingTemplates = ["appointment-cancelled", "order-cancelled", "no-show", "no-calibration"] as const;

/** These are about an appointment that is still to come, and say nothing without one. */
export const upcomingTemplates = [...tellingTemplates, reminderTemplate] as const;

export const isAmong = (templates: readonly string[], template: string): boolean => templates.includes(template);
