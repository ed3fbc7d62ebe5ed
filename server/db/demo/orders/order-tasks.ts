import { appliesTo, type ConditionContext } from "@boresight/domain/tasks/task-condition";
import { readCondition } from "@boresight/domain/tasks/task-condition-schema";
import type { ClientBase } from "pg";
import type { Row } from "#db/rows/factories.ts";
import { conditionContextOf, storedContext, type StoredContext } from "#modules/tasks/condition-context.ts";
import type { DemoOrder } from "./orders.ts";
import { demoId, type Chance } from "../random.ts";

interface Definition {
  statusKey: string;
  task: Row;
  files: readonly Row[];
}

interface StartedTask {
  task: NewTask;
  slots: readonly NewSlot[];
  /** The slots that apply, where it was ticked. */
  filled: readonly DemoSlot[];
}

/** What a task has beyond its definition. */
interface NewTask {
  id: string;
  task_id: string;
  service_order_id: string;
  created_at: string | undefined;
  state: "open" | "done";
  decided_by: unknown;
  decided_at: string | null;
}

interface NewSlot {
  id: string;
  order_task_id: string;
  task_file_id: string;
}

/** A slot of a task that was ticked. */
export interface DemoSlot {
  order: DemoOrder;
  row: Row;
  at: Date;
  by: unknown;
}

interface Deps {
  orders: readonly DemoOrder[];
  /** Ticks what nobody in the workshop does. */
  admin: Row;
  chance: Chance;
}

/** Gives every order the tasks of the statuses it has been in, ticked where it has gone on; answers the slots of those. */
export async function saveOrderTasks(client: ClientBase, { orders, admin, chance }: Deps): Promise<DemoSlot[]> {
  const definitions = Map.groupBy(await readDefinitions(client), ({ statusKey }) => statusKey);
  const context = await readContexts(client);
  const started = orders.flatMap((order) =>
    [...order.entered.keys()].flatMap((key) =>
      (definitions.get(key) ?? []).map((definition) => {
        const at = tickedAt(order, key, chance);
        const by = inWorkshop.has(key) ? order.row["assigned_technician_id"] : admin.id;
        return startTask({ order, at, by, context: context.get(order.row.id) }, definition);
      }),
    ),
  );
  await client.query({ text: insertTasks, values: [JSON.stringify(started.map(({ task }) => task))] });
  await client.query({ text: insertSlots, values: [JSON.stringify(started.flatMap(({ slots }) => slots))] });
  return started.flatMap(({ filled }) => filled);
}

// The database copies what definitions say: sent along with tens of thousands of rows, that would take as long as the rest.
const insertTasks = `insert into app.order_tasks
    (id, task_id, service_order_id, customer_id, created_at, updated_at, state, decided_by, decided_at, service_order_status_id, task_name,
      description, task_order, is_blocking, asks_customer, applies_when, created_by, updated_by, version, needs_colleague, completes_with)
  select n.id, t.id, o.id, o.customer_id, n.created_at, n.created_at, n.state, n.decided_by, n.decided_at, t.service_order_status_id, t.task_name,
      t.description, t.task_order, t.is_blocking, t.asks_customer, t.applies_when, t.created_by, t.updated_by, t.version, t.needs_colleague, t.completes_with
  from json_populate_recordset(null::app.order_tasks, $1) n
    join app.tasks t on t.id = n.task_id join app.service_orders o on o.id = n.service_order_id`;
const copied = [
  "title",
  "description",
  "document_kind",
  "required",
  "allowed_file_types",
  "allow_multiple",
  "min_count",
  "max_size_mb",
  "customer_visible",
  "applies_when",
  "sort_order",
];
const insertSlots = `insert into app.order_task_files
    (id, order_task_id, service_order_id, customer_id, created_at, task_file_id, ${copied.join(", ")})
  select n.id, t.id, t.service_order_id, t.customer_id, t.created_at, f.id, ${copied.map((column) => `f.${column}`).join(", ")}
  from json_populate_recordset(null::app.order_task_files, $1) n
    join app.order_tasks t on t.id = n.order_task_id join app.task_files f on f.id = n.task_file_id`;

async function readContexts(client: ClientBase): Promise<Map<string, ConditionContext>> {
  const { rows } = await client.query<{ id: string; context: StoredContext }>(
    `select o.id, ${storedContext} as context from app.service_orders o`,
  );
  return new Map(rows.map(({ id, context }) => [id, conditionContextOf(context)]));
}

async function readDefinitions(client: ClientBase): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select s.key as "statusKey", to_jsonb(t) as task,
        (select coalesce(json_agg(f order by f.sort_order), '[]') from app.task_files f where f.task_id = t.id) as files
      from app.tasks t join app.service_order_statuses s on s.id = t.service_order_status_id
      where t.archived_at is null order by s.sort_order, t.task_order`,
  );
  return rows;
}

interface Start {
  order: DemoOrder;
  /** Null: it is still open. */
  at: Date | null;
  by: unknown;
  context: ConditionContext | undefined;
}

function startTask({ order, at, by, context }: Start, { statusKey, task, files }: Definition): StartedTask {
  const applies = ({ applies_when: condition }: Row) => !context || appliesTo(readCondition(condition), context);
  const begun = order.entered.get(statusKey)?.toISOString();
  const ticked = at && applies(task);
  const started: NewTask = {
    id: demoId(),
    task_id: task.id,
    service_order_id: order.row.id,
    created_at: begun,
    state: ticked ? "done" : "open",
    decided_by: ticked ? by : null,
    decided_at: ticked ? at.toISOString() : null,
  };
  const slots = files.map((file) => ({
    file,
    slot: { id: demoId(), order_task_id: started.id, task_file_id: file.id },
  }));
  return {
    task: started,
    slots: slots.map(({ slot }) => slot),
    filled: ticked
      ? slots
          .filter(({ file }) => applies(file))
          .map(({ file, slot }) => ({ order, row: { ...file, id: slot.id }, at, by }))
      : [],
  };
}

const inWorkshop = new Set(["checkedIn", "inspect", "calibrate", "quality", "readyOut"]);
const aside = new Set(["cancelled", "hold", "info", "noCal"]);
const minute = 60_000;

/** Just before the order went on; where it is now, and where it was put aside, some are still open. */
function tickedAt({ entered, statusKey }: DemoOrder, key: string, chance: Chance): Date | null {
  const begun = entered.get(key) ?? new Date(0);
  const later = [...entered.values()].filter((moment) => moment > begun).map((moment) => moment.getTime());
  const beforeLast = [...entered.keys()].at(-2);
  const isOpenPlace = key === statusKey || (aside.has(statusKey) && key === beforeLast);
  if (isOpenPlace && chance.happens(0.5)) return null;
  const end = later.length > 0 ? Math.min(...later) : begun.getTime() + 15 * minute;
  return new Date(Math.max(begun.getTime() + minute, end - 2 * minute));
}
