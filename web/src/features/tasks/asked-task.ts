import { t } from "@boresight/domain/texts/text";
import {
  lackingFiles,
  neededFiles,
  taskStates,
  type AskedFile,
  type TaskState,
} from "@boresight/domain/tasks/order-task";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderTaskRowFragment } from "#graphql/graphql.ts";
import { SlotFiles } from "#records/slot-files.fragment.ts";
import type { TaskSlot } from "./order-task-row.ts";

export const stateOf = ({ state }: Pick<OrderTaskRowFragment, "state">): TaskState =>
  taskStates.find((known) => known === state) ?? "open";

/** How many files wait on this device, by the slot. */
export type WaitingFiles = ReadonlyMap<string, number>;

/** Returns the files that are missing before the task can be ticked, as sentences. What waits to be uploaded goes before the tick. */
export const missingFiles = (
  { applies, files }: Pick<OrderTaskRowFragment, "applies" | "files">,
  waiting: WaitingFiles = new Map(),
): string[] => lackingFiles({ applies, files: rowsOf(files).map((slot) => askedFile(slot, waiting)) });

/** The certificate is made by itself, so nobody is asked for it. */
export const isBeingMade = (slot: TaskSlot): boolean =>
  readFragment(SlotFiles, slot).documentKind === "certificate" && slot.counted.totalCount === 0;

/** Returns the same without what is made by itself: what people are to add. */
export const filesToAdd = (
  { applies, files }: Pick<OrderTaskRowFragment, "applies" | "files">,
  waiting: WaitingFiles,
): string[] =>
  lackingFiles({
    applies,
    files: rowsOf(files)
      .filter((slot) => !isBeingMade(slot))
      .map((slot) => askedFile(slot, waiting)),
  });

/** Done by the readiness checks: a tick by hand would say what nobody has looked at. */
export const isDoneByChecks = ({
  state,
  completesWith,
}: Pick<OrderTaskRowFragment, "state" | "completesWith">): boolean =>
  state === "open" && completesWith === "readinessChecks";

/** Nobody works on it any more: it was skipped, or does not apply. */
export const isSetAside = (state: string): boolean => state === "skipped" || state === "notApplicable";

/** Returns the slots that still accept files, and those that have some anyway. */
export const shownSlots = ({ state, files }: Pick<OrderTaskRowFragment, "state" | "files">): TaskSlot[] =>
  rowsOf(files).filter(({ applies, counted }) => (applies && !isSetAside(state)) || counted.totalCount > 0);

/** Whether the customer still owes something: once every file is there, what is left is the office's to look at. */
export function waitsForCustomer(task: Pick<OrderTaskRowFragment, "applies" | "files" | "state">): boolean {
  const hasFiles = shownSlots(task).some(({ counted }) => counted.totalCount > 0);
  return task.state === "open" && task.applies && !(hasFiles && missingFiles(task).length === 0);
}

/** Returns `2 of 4` where files are required, or else how many there are. */
export function slotCount(slot: TaskSlot): string {
  const there = slot.counted.totalCount;
  const needed = neededFiles(slot);
  if (there < needed || (needed > 0 && there === needed)) return t("tasks.thereOfNeeded", { found: there, needed });
  if (there === 0) return t("base.optional");
  return t("base.countFiles", { count: there });
}

const askedFile = (slot: TaskSlot, waiting: WaitingFiles): AskedFile => ({
  ...slot,
  fileCount: slot.counted.totalCount + (waiting.get(slot.id) ?? 0),
});

/** The slots of open tasks that require files, with how many. */
export const neededSlots = (tasks: readonly OrderTaskRowFragment[]): { slot: TaskSlot; needed: number }[] =>
  tasks
    .filter(({ state }) => state === "open")
    .flatMap(({ files }) => rowsOf(files))
    .filter(({ applies }) => applies)
    .map((slot) => ({ slot, needed: neededFiles(slot) }));
