/** A task of one order and what it is still missing. */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";

export const taskStates = ["open", "done", "skipped", "notApplicable"] as const;
export type TaskState = (typeof taskStates)[number];

/** What ticks a task without a person, where it asks for nothing else. */
export const completions = ["files", "readinessChecks", "poNumber"] as const;
export type TaskCompletion = (typeof completions)[number];

/** A file that the task requires, with how many exist; `applies` is its condition evaluated now. */
export interface AskedFile {
  title: string;
  required: boolean;
  minCount: number;
  fileCount: number;
  applies: boolean;
}

export interface AskedTask {
  taskName: string;
  state: TaskState;
  isBlocking: boolean;
  applies: boolean;
  files: readonly AskedFile[];
}

/** How many files a slot needs: a required one at least one. */
export const neededFiles = ({ required, minCount }: Pick<AskedFile, "required" | "minCount">): number =>
  required ? Math.max(1, minCount) : 0;

/** What a task still needs: a decision on the task itself, or more files of one kind. */
export type TaskLack = { task: string } | { file: string; missing: number };

/** `"Four sides" needs 2 more files`. */
export const taskLackMessage = (lack: TaskLack): Text =>
  "task" in lack
    ? text("tasks.taskNotDone", { task: lack.task })
    : text("tasks.needsMoreFiles", { file: lack.file, count: lack.missing });

const missingFiles = ({ applies, files }: Pick<AskedTask, "applies" | "files">): TaskLack[] => {
  if (!applies) return [];
  return files.flatMap((file) => {
    const missing = neededFiles(file) - file.fileCount;
    return file.applies && missing > 0 ? { file: file.title, missing } : [];
  });
};

/** Returns the required files that are still missing, as sentences. */
export const lackingFiles = (task: Pick<AskedTask, "applies" | "files">): Text[] =>
  missingFiles(task).map(taskLackMessage);

/** Returns what a blocking task still needs: a decision, and its files even when it is marked done. */
export function whatTaskLacks(task: AskedTask): TaskLack[] {
  if (!task.isBlocking || !task.applies || task.state === "notApplicable") return [];
  return [...(task.state === "done" ? [] : [{ task: task.taskName }]), ...missingFiles(task)];
}

interface FiledTask extends Pick<AskedTask, "applies"> {
  files: readonly (AskedFile & { documentKind: string })[];
}

/**
 * Whether all files are there, and some had to be: one report for each of `calibrations`, those to be proved, whatever its slot says.
 * Where none is required, a signature does: who hands over a vehicle may do without, but has done it once somebody has signed.
 */
export function hasAllFiles({ applies, files }: FiledTask, calibrations: number): boolean {
  const required = files.filter((file) => file.applies && file.required);
  const isSigned = files.some((file) => file.applies && file.documentKind === "signature" && file.fileCount > 0);
  const isFull = (file: FiledTask["files"][number]) =>
    file.fileCount >= Math.max(neededFiles(file), file.documentKind === "calibrationReport" ? calibrations : 0);
  return applies && (required.length > 0 ? required.every(isFull) : isSigned);
}
