/** What the workshop recorded on the orders: calibrations with their attempts, readiness checks, and what people wrote. */
import { sequenceOf } from "@boresight/domain/calibrations/calibration-system";
import { readinessChecksFor } from "@boresight/domain/calibrations/readiness-check";
import type { ClientBase } from "pg";
import {
  buildCalibrationAttempt,
  buildOrderCalibration,
  buildOrderMessage,
  buildReadinessCheck,
  save,
  type Row,
} from "#db/rows/factories.ts";
import type { DemoOrder } from "./orders.ts";
import { demoId, type Chance } from "../random.ts";

interface CalibrationType {
  id: string;
  key: string;
  method: string;
}

interface WorkDeps {
  orders: readonly DemoOrder[];
  /** Writes what staff write. */
  admin: Row;
  chance: Chance;
}

const minute = 60_000;
const tools = ["Autel MA600 stand", "Hunter ADASLink", "Bosch DAS 3000", "TEXA RCCS 3"];
const codes = ["C1A67", "B1B9E", "U0235", "C1ABA"];

/** Results follow from how far an order has come; six of a hundred fail at the first attempt. */
export async function saveOrderWork(client: ClientBase, { orders, admin, chance }: WorkDeps): Promise<void> {
  const types = await readTypes(client);
  const worked = orders.map((order) => workOf(order, { types, chance }));
  await save(
    client,
    "app.order_calibrations",
    worked.flatMap(({ calibrations }) => calibrations),
  );
  await save(
    client,
    "app.calibration_attempts",
    worked.flatMap(({ attempts }) => attempts),
  );
  await save(
    client,
    "app.readiness_checks",
    orders.flatMap((order) => checksOf(order, types)),
  );
  await save(client, "app.order_messages", threadsOf(orders, { admin, chance }));
}

async function readTypes(client: ClientBase): Promise<ReadonlyMap<string, CalibrationType>> {
  const { rows } = await client.query<CalibrationType>("select id, key, method from app.line_item_types");
  return new Map(rows.map((type) => [type.key, type]));
}

interface Known {
  types: ReadonlyMap<string, CalibrationType>;
  chance: Chance;
}

function workOf(order: DemoOrder, { types, chance }: Known): { calibrations: Row[]; attempts: Row[] } {
  if (order.row["calibration_type"] === null) return { calibrations: [], attempts: [] }; // Nobody has chosen yet.
  const sorted = order.work.calibrations.toSorted((one, other) => sequenceOf(one) - sequenceOf(other));
  const isDone = order.entered.has("quality");
  const rows = sorted.flatMap((key, index): { calibration: Row; attempts: Row[] }[] => {
    const type = types.get(key);
    if (!type) return [];
    const isBehind = isDone || (order.statusKey === "calibrate" && index === 0 && sorted.length > 1);
    const result = order.statusKey === "noCal" ? "notRequired" : isBehind ? "passed" : "pending";
    const calibration = buildOrderCalibration({
      id: demoId(),
      service_order_id: order.row.id,
      customer_id: order.row["customer_id"],
      line_item_type_id: type.id,
      method: type.method,
      trigger: order.work.repair,
      result,
      note: result === "notRequired" ? "The scan shows nothing that must be calibrated" : "",
      sort_order: (index + 1) * 10,
      created_at: order.row["created_at"],
    });
    return [{ calibration, attempts: result === "passed" ? attemptsAt(calibration, order, { index, chance }) : [] }];
  });
  return {
    calibrations: rows.map(({ calibration }) => calibration),
    attempts: rows.flatMap(({ attempts }) => attempts),
  };
}

interface Turn {
  index: number;
  chance: Chance;
}

function attemptsAt(calibration: Row, order: DemoOrder, { index, chance }: Turn): Row[] {
  const began = (order.entered.get("calibrate")?.getTime() ?? 0) + index * 25 * minute;
  const results = chance.happens(0.06) ? ["failed", "passed"] : ["passed"];
  const tool = chance.pick(tools);
  return results.map((result, turn) => {
    const start = began + turn * 12 * minute;
    return buildCalibrationAttempt({
      id: demoId(),
      order_calibration_id: calibration.id,
      service_order_id: order.row.id,
      customer_id: order.row["customer_id"],
      number: turn + 1,
      result,
      tool,
      target: calibration["method"] === "dynamic" ? "" : "Maker's target board",
      fault_codes: result === "failed" ? [chance.pick(codes)] : [],
      conditions: result === "failed" ? "Target was off centre; measured again" : "",
      started_at: new Date(start).toISOString(),
      ended_at: new Date(start + 11 * minute).toISOString(),
      performed_by: order.row["assigned_technician_id"],
      created_at: new Date(start + 11 * minute).toISOString(),
    });
  });
}

const measured: Readonly<Record<string, string>> = {
  battery: "12.7",
  alignment: "0.04",
  tyrePressure: "35 / 35 / 33 / 33",
  fuel: "75",
};

/** Whoever has come to the calibration was ready. */
function checksOf(order: DemoOrder, types: ReadonlyMap<string, CalibrationType>): Row[] {
  const at = order.entered.get("calibrate");
  if (!at) return [];
  const systems = order.work.calibrations.flatMap((key) => types.get(key) ?? []);
  return readinessChecksFor(systems).map(({ key }) =>
    buildReadinessCheck({
      id: demoId(),
      service_order_id: order.row.id,
      customer_id: order.row["customer_id"],
      key,
      value: measured[key] ?? "",
      checked_by: order.row["assigned_technician_id"],
      checked_at: new Date(at.getTime() - 5 * minute).toISOString(),
    }),
  );
}

const asked = [
  ["Do you need the alignment sheet?", "Yes please, add it to the documents."],
  ["When can we collect it?", "It will be ready by four."],
  ["The insurer asks for the scan reports.", "They are in the documents now."],
  ["Is the second key needed?", "One key is enough, thank you."],
  ["The bumper cover comes tomorrow.", "Understood, we keep your place."],
] as const;
const internal = ["Bracket looks bent, check before the target.", "Keys are in box 4.", "Customer prefers a call."];
const threadCount = 120;

/** A question and its answer on the latest orders, and a word among staff on every second of them: 300 in all. */
function threadsOf(orders: readonly DemoOrder[], { admin, chance }: Pick<WorkDeps, "admin" | "chance">): Row[] {
  const latest = orders.filter(({ entered }) => entered.has("approved")).slice(-threadCount);
  return latest.flatMap((order, index) => {
    const at = (order.entered.get("approved")?.getTime() ?? 0) + minute;
    const [question, answer] = chance.pick(asked);
    const written = (body: string, minutes: number, values: object) =>
      buildOrderMessage({
        id: demoId(),
        service_order_id: order.row.id,
        customer_id: order.row["customer_id"],
        body,
        created_at: new Date(at + minutes * minute).toISOString(),
        ...values,
      });
    const fromShop = { from_customer: true, author_name: String(order.vehicle.customer.row["company_name"]) };
    const fromUs = { author_id: admin.id, author_name: admin["display_name"] };
    return [
      written(question, 0, fromShop),
      written(answer, 9, fromUs),
      ...(index % 2 === 0 ? [written(chance.pick(internal), 12, { ...fromUs, is_internal: true })] : []),
    ];
  });
}
