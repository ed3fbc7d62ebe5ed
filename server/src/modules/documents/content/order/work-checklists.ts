import { readinessChecksFor } from "@boresight/domain/calibrations/readiness-check";
import type { Block } from "@boresight/domain/documents/document-content";
import { neededFiles } from "@boresight/domain/tasks/order-task";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import type { JudgedTask } from "#modules/tasks/read-asked-tasks.ts";
import type { WorkToDo } from "./work-to-do.ts";

interface Checked {
  calibrations: readonly WorkToDo[];
  tasks: readonly JudgedTask[];
}

/** What to check before calibrating these systems, and the tasks of the order's status. */
export function checklists({ calibrations, tasks }: Checked, frame: DocumentFrame): readonly Block[] {
  const open = tasks.filter(({ applies, state }) => applies && state === "open");
  return [
    ...headed(frame.say("calibrations.readinessChecks"), calibrations.length > 0 ? readiness(calibrations, frame) : []),
    ...headed(
      frame.say("base.tasks"),
      open.map((task) => taskWords(task, frame)),
    ),
  ];
}

const headed = (text: string, items: readonly string[]): readonly Block[] =>
  items.length > 0
    ? [
        { kind: "heading", text },
        { kind: "checklist", items },
      ]
    : [];

const readiness = (calibrations: readonly WorkToDo[], { say, name }: DocumentFrame): readonly string[] =>
  readinessChecksFor(calibrations).map(({ check }) =>
    check.unit === undefined
      ? name(check.label)
      : say("documents.checkWithValue", { check: name(check.label), unit: check.unit }),
  );

/** `Vehicle walk-around: Four sides (4)` */
function taskWords({ taskName, files }: JudgedTask, { say, name, number }: DocumentFrame): string {
  const needed = files.flatMap((file) => {
    const count = neededFiles(file);
    return file.applies && count > 0
      ? [say("documents.fileCount", { file: name(file.title), count: number(count) })]
      : [];
  });
  return needed.length > 0
    ? say("documents.taskWithFiles", { task: name(taskName), files: needed.join(", ") })
    : name(taskName);
}
