/** A task of one order and what it is still missing. */
export const taskStates = ["open", "done", "skipped", "notApplicable"] as const;
export type TaskState = (typeof taskStates)[number];

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

/** Returns the required files that are still missing, as sentences: `"Four sides" needs 2 more files`. */
export function lackingFiles({ applies, files }: Pick<AskedTask, "applies" | "files">): string[] {
  if (!applies) return [];
  return files.flatMap((file) => {
    const lacking = neededFiles(file) - file.fileCount;
    if (!file.applies || lacking <= 0) return [];
    return `"${file.title}" needs ${lacking} more ${lacking === 1 ? "file" : "files"}`;
  });
}

/** Returns what a blocking task still needs: a decision, and its files even when it is marked done. */
export function whatTaskLacks(task: AskedTask): string[] {
  if (!task.isBlocking || !task.applies || task.state === "notApplicable") return [];
  return [...(task.state === "done" ? [] : [`"${task.taskName}" is not done`]), ...lackingFiles(task)];
}
