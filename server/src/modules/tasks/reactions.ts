/** An order that enters a status gets that status's tasks. */
import type { Reactions } from "#platform/events.ts";
import { beginTasks } from "./begin-tasks.ts";

export const taskReactions: Reactions = {
  "order.created": async ({ entityId }, { system }) => void (await system.run(beginTasks(entityId))),
  "order.statusChanged": async ({ entityId }, { system }) => void (await system.run(beginTasks(entityId))),
};
