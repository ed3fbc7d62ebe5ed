/** The position of a new one: after all existing ones, archived or not. */
export const lastTaskOrder = (statusId: `$${number}`): string =>
  `(select coalesce(max(task_order), 0) + 10 from app.tasks where service_order_status_id = ${statusId})`;

export const lastFileOrder = (taskId: `$${number}`): string =>
  `(select coalesce(max(sort_order), 0) + 10 from app.task_files where task_id = ${taskId})`;
