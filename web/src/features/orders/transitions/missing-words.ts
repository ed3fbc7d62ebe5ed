import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import type { GuardKey } from "@boresight/domain/statuses/status-definition";
import { t } from "@boresight/domain/texts/text";

export interface Obstacle {
  guard: string;
  params: unknown;
}

const results: GuardKey = "calibrationsResulted";
const tasks: GuardKey = "tasksDone";

/** What is missing before a step, in few words: `2 results missing`. A single one is said in full. */
export function missingWords(obstacles: readonly Obstacle[]): string {
  const counted = withoutFilesOfTasks(obstacles);
  const [only] = counted;
  if (counted.length === 1 && only) return unmetGuardMessage(fileOf(obstacles) ?? only);
  const count = counted.reduce((sum, { params }) => sum + (numberAt(params, "more") || 1), 0);
  if (counted.every(({ guard }) => guard === results)) return t("orders.resultsMissing", { count });
  if (counted.every(({ guard }) => guard === tasks)) return t("orders.tasksOpen", { count });
  return t("orders.thingsMissing", { count });
}

/** A task that lacks a file is not done either: that is one thing to do, not two. */
function withoutFilesOfTasks(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const isOfFile = ({ guard, params }: Obstacle) => guard === tasks && textAt(params, "file") !== "";
  const isOfTask = ({ guard, params }: Obstacle) => guard === tasks && textAt(params, "task") !== "";
  return obstacles.some(isOfTask) ? obstacles.filter((obstacle) => !isOfFile(obstacle)) : obstacles;
}

/** The one file that a lone task lacks says more than that it is not done. */
function fileOf(obstacles: readonly Obstacle[]): Obstacle | undefined {
  const files = obstacles.filter(({ params }) => textAt(params, "file") !== "");
  return files.length === 1 ? files[0] : undefined;
}

/** The name of what is missing, as on the page; empty when it has none. */
export const missingName = ({ params }: Obstacle): string =>
  textAt(params, "file") || textAt(params, "task") || textAt(params, "calibration");

const valueAt = (params: unknown, key: string): unknown =>
  typeof params === "object" && params !== null ? Reflect.get(params, key) : undefined;

const textAt = (params: unknown, key: string): string => {
  const value = valueAt(params, key);
  return typeof value === "string" ? value : "";
};

const numberAt = (params: unknown, key: string): number => {
  const value = valueAt(params, key);
  return typeof value === "number" ? value : 0;
};
