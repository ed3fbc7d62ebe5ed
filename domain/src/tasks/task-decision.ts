/** Decisions about a task of an order. */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import { inOne, type Text } from "#texts/travelling-text.ts";
import * as z from "zod";
import { fail } from "#base/errors.ts";
import { lackingFiles, taskStates, type AskedTask } from "./order-task.ts";
import { note } from "#base/text-schema.ts";

/** A decision about a task: the version it was read in, the new state, and why. */
export const taskDecisionSchema = z.object({
  id: recordId(),
  version: version().describe("The version the task was read in; a newer one in the meantime fails the request."),
  state: z.enum(taskStates, text("tasks.chooseTaskState")).meta({ id: "OrderTaskState" }),
  note: note({ max: 1000, label: text("base.note") })
    .default("")
    .describe("Why; required when a task does not apply."),
});

export type TaskDecision = z.infer<typeof taskDecisionSchema>;

export const askForCheckSchema = taskDecisionSchema.pick({ id: true, version: true });

const shortestReason = 3;

/**
 * Done requires the files, not applicable a reason, and a blocking task cannot be skipped; reopening is always
 * possible. Throws `task-files-missing`, `task-not-skippable`, `note-required`.
 */
export function requireDecidable(task: AskedTask, { state, note: reason }: Pick<TaskDecision, "state" | "note">): void {
  const missing = state === "done" ? lackingFiles(task) : [];
  if (missing.length > 0) throw fail("task-files-missing", { missing, message: inOne(missing) });
  if (state === "skipped" && task.isBlocking) throw fail("task-not-skippable");
  const message = problemOfReason({ state, note: reason });
  if (message) throw fail("note-required", { message, fields: [{ field: "note", code: "required", message }] });
}

/** Returns what a decision lacks that needs a reason; null when it can be made. */
export const problemOfReason = ({ state, note: reason }: Pick<TaskDecision, "state" | "note">): Text | null =>
  state === "notApplicable" && reason.length < shortestReason
    ? text("tasks.sayWhyThisDoesNotApply", { min: shortestReason })
    : null;

/** Colleagues are asked for what is open and theirs to do. Throws `task-needs-no-colleague`. */
export function requireAskable({ state, applies, needsColleague }: AskedTask & { needsColleague: boolean }): void {
  if (state !== "open" || !applies || !needsColleague) throw fail("task-needs-no-colleague");
}
