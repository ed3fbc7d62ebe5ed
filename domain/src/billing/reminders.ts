/** When customers are reminded of estimates, invoices and PO numbers (handbook sections 7 and 11). */

/** Hours after an estimate was approved with "PO to follow". */
export const poReminderHours = [24, 48] as const;

export interface DueReminder {
  /** The step that is due, such as 7 days. */
  step: number;
  /** How many are sent with it; steps that were missed count as sent. */
  remindersSent: number;
}

/**
 * Returns the reminder that is due, or null. Of several missed ones only the last is sent. `elapsed` counts like the steps:
 * days after an invoice's due date (below zero before it) or since an estimate was sent, hours since an approval. An
 * invoice 8 days after its due date, with 2 of `[-3, 0, 7, 14, 30]` sent, is due for the one of 7 days.
 */
export function dueReminder(elapsed: number, steps: readonly number[], remindersSent: number): DueReminder | null {
  const reached = steps.filter((step) => step <= elapsed).toSorted((one, other) => one - other);
  const step = reached.at(-1);
  return step === undefined || reached.length <= remindersSent ? null : { step, remindersSent: reached.length };
}

/** Whole hours since an approval that promised a PO number, for `dueReminder`. */
export const hoursSince = (moment: Date, now: Date): number =>
  Math.floor((now.getTime() - moment.getTime()) / 3_600_000);
