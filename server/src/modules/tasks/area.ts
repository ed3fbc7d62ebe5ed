import { area } from "#area.ts";
import { orderTaskRulesPlugin } from "#graphql/fields/tasks/order-task-rules.ts";
import { taskUsePlugin } from "#graphql/fields/tasks/task-use.ts";
import { askForCheck } from "./ask-for-check.ts";
import { archiveTask } from "./definitions/archive-task.ts";
import { createTaskFile } from "./definitions/create-task-file.ts";
import { createTask } from "./definitions/create-task.ts";
import { deleteTaskFile } from "./definitions/delete-task-file.ts";
import { reorderTaskFiles } from "./definitions/reorder-task-files.ts";
import { reorderTasks } from "./definitions/reorder-tasks.ts";
import { restoreTask } from "./definitions/restore-task.ts";
import { updateTaskFile } from "./definitions/update-task-file.ts";
import { updateTask } from "./definitions/update-task.ts";
import { taskReactions } from "./reactions.ts";
import { taskEvents } from "./task-events.ts";
import { updateOrderTask } from "./update-order-task.ts";

export const tasksArea = area("tasks", {
  verbs: {
    archiveTask,
    askForCheck,
    createTask,
    createTaskFile,
    deleteTaskFile,
    reorderTaskFiles,
    reorderTasks,
    restoreTask,
    updateOrderTask,
    updateTask,
    updateTaskFile,
  },
  reads: [orderTaskRulesPlugin, taskUsePlugin],
  events: taskEvents,
  reactions: taskReactions,
});
