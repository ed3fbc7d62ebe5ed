import { appliesTo, readCondition, type ConditionContext } from "@boresight/domain/tasks/task-condition";
import type { ClientBase } from "pg";
import { save, type Row } from "../../../test/factories.ts";
import { conditionContextOf, storedContext, type StoredContext } from "#modules/tasks/condition-context.ts";
import { slotColumns } from "#modules/tasks/definitions/slot-columns.ts";
import type { DemoOrder } from "./orders.ts";
import { demoId, type Chance } from "../random.ts";

interface Definition {
  statusKey: string;
  task: Row;
  files: readonly Row[];
}

interface StartedTask {
  row: Row;
  slots: readonly Row[];
  /** The slots that apply, where it was ticked. */
  filled: readonly DemoSlot[];
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
  await save(
    client,
    "app.order_tasks",
    started.map(({ row }) => row),
  );
  await save(
    client,
    "app.order_task_files",
    started.flatMap(({ slots }) => slots),
  );
  return started.flatMap(({ filled }) => filled);
}

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
  const uploadTarget = { service_order_id: order.row.id, customer_id: order.row["customer_id"] };
  const ticked = at && applies(task);
  const decision = ticked ? { state: "done", decided_by: by, decided_at: at.toISOString() } : { state: "open" };
  const { id: taskId, archived_at: _archived, ...defined } = task;
  const times = { created_at: begun, updated_at: begun };
  const row: Row = { ...defined, ...uploadTarget, ...times, ...decision, id: demoId(), task_id: taskId };
  const slots = files.map(({ id, ...slot }): Row => ({
    ...Object.fromEntries([...slotColumns, "sort_order"].map((field) => [field, slot[field]])),
    ...uploadTarget,
    id: demoId(),
    order_task_id: row.id,
    task_file_id: id,
    created_at: begun,
  }));
  return { row, slots, filled: ticked ? slots.filter(applies).map((slot) => ({ order, row: slot, at, by })) : [] };
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
