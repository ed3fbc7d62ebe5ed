import type { AskedFile, AskedTask } from "@boresight/domain/tasks/order-task";
import { appliesTo, type ConditionContext } from "@boresight/domain/tasks/task-condition";
import { readCondition } from "@boresight/domain/tasks/task-condition-schema";
import { idIn, type IdCondition } from "#platform/database/id-in.ts";
import type { Rights, Statement } from "#platform/database/transaction.ts";
import { conditionContextOf, storedContext, type StoredContext } from "./condition-context.ts";

type Conditional<Asked> = Omit<Asked, "applies"> & { id: string; appliesWhen: unknown };

interface StoredTasks {
  orderId: string;
  context: StoredContext;
  tasks: readonly (Omit<Conditional<AskedTask>, "files"> & { files: readonly Conditional<StoredFile>[] })[];
}

interface StoredFile extends AskedFile {
  documentKind: string;
}

interface JudgedFile extends StoredFile {
  id: string;
}

/** A task with its conditions evaluated. */
export interface JudgedTask extends AskedTask {
  id: string;
  orderId: string;
  files: readonly JudgedFile[];
}

/**
 * Returns the tasks of each order's current status. Read past the caller's rights: the caller must have seen the
 * orders before.
 */
export const readCurrentTasks = (system: Rights, orderIds: readonly string[]) =>
  judged(system, tasksWhere(idIn("o.id", orderIds), "and t.service_order_status_id = o.status_id"));

export const readTasks = (system: Rights, taskIds: readonly string[]) =>
  judged(system, tasksWhere(idIn("t.id", taskIds)));

export const readTasksOfSlots = (system: Rights, slotIds: readonly string[]) =>
  judged(system, tasksWhere(ofSlots(slotIds)));

function ofSlots(slotIds: readonly string[]): IdCondition {
  const { condition, values } = idIn("id", slotIds);
  return { condition: `t.id in (select order_task_id from app.order_task_files where ${condition})`, values };
}

async function judged(system: Rights, statement: Statement): Promise<JudgedTask[]> {
  const orders = await system.rows<StoredTasks>(statement);
  return orders.flatMap(({ orderId, context, tasks }) => {
    const now = conditionContextOf(context);
    return tasks.map((task) => ({
      ...judge(task, now),
      orderId,
      files: task.files.map((file) => judge(file, now)),
    }));
  });
}

const judge = <Asked extends { appliesWhen: unknown }>(
  { appliesWhen, ...asked }: Asked,
  context: ConditionContext,
) => ({
  ...asked,
  applies: appliesTo(readCondition(appliesWhen), context),
});

/** One statement for many orders: the context of each order once, with its tasks with their slots. */
const tasksWhere = ({ condition, values }: IdCondition, besides = ""): Statement => ({
  isPrepared: true,
  text: `select o.id as order_id, ${storedContext} as context, json_agg(json_build_object(
      'id', t.id, 'taskName', t.task_name, 'state', t.state, 'isBlocking', t.is_blocking, 'appliesWhen', t.applies_when,
      'files', coalesce((select json_agg(json_build_object('id', f.id, 'title', f.title, 'required', f.required, 'minCount', f.min_count, 'documentKind', f.document_kind,
          'appliesWhen', f.applies_when, 'fileCount', (select count(*) from app.files there
            where there.order_task_file_id = f.id and there.version_of is null and there.is_uploaded)) order by f.sort_order, f.id)
        from app.order_task_files f where f.order_task_id = t.id), '[]')) order by t.task_order, t.id) as tasks
    from app.service_orders o join app.order_tasks t on t.service_order_id = o.id
    where ${condition} ${besides}
    group by o.id`,
  values,
});
