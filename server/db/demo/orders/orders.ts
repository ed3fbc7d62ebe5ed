import { holdReasonKeys, holdReasons } from "@boresight/domain/orders/reasons";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { addWorkingMinutes } from "@boresight/domain/schedule/working-time";
import { buildServiceOrder, type Row } from "#db/rows/factories.ts";
import { calibrationTypeOf, pickWork, type Work } from "./calibration-work.ts";
import { minutesIn, orderCount, ordersByStatus, pathTo, type Journey } from "./order-paths.ts";
import type { Timeline } from "../timeline.ts";
import { demoId, last, type Chance } from "../random.ts";
import { giveToVans } from "./van-stops.ts";
import type { DemoVehicle } from "../vehicles.ts";

export interface StatusData {
  id: string;
  key: string;
  slaMinutes: number | null;
}

export interface DemoOrder {
  row: Row;
  history: Row[];
  vehicle: DemoVehicle;
  work: Work;
  journey: Journey;
  /** When each status was entered, by key; the last time when there were several. */
  entered: ReadonlyMap<string, Date>;
  statusKey: string;
  /** Which van goes there in the next days, and when in the order of its stops. */
  stop?: { van: string; turn: number };
}

export interface OrderDeps {
  vehicles: readonly DemoVehicle[];
  statuses: ReadonlyMap<string, StatusData>;
  admin: Row;
  technicians: readonly Row[];
  firstNumber: number;
  chance: Chance;
}

const intakeShares: readonly (readonly [IntakeMethod, number])[] = [
  ["dropOff", 55],
  ["pickup", 20],
  ["tow", 10],
  ["mobile", 15],
];
/** Vans have something to do in the next days. */
const scheduledShares: readonly (readonly [IntakeMethod, number])[] = [
  ["dropOff", 35],
  ["pickup", 10],
  ["tow", 10],
  ["mobile", 45],
];
const insurers = ["Granite Mutual", "Prairie Insurance", "Cascade Casualty", "Harbor Auto Insurance"];

/** Twelve months of orders, numbered by the day they came in. */
export function buildOrders(deps: OrderDeps): DemoOrder[] {
  const inFlight = ordersByStatus.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  const statuses = [...inFlight, ...Array.from({ length: orderCount - inFlight.length }, () => "closed")];
  const orders = statuses.map((status) => buildOrder(status, deps));
  const byDay = orders.toSorted((one, other) => createdAt(one).localeCompare(createdAt(other)));
  byDay.forEach(({ row }, index) => (row["internal_order_number"] = `SO-${deps.firstNumber + index}`));
  letAnotherVehicleCome(byDay);
  giveToVans(byDay, deps.technicians);
  return byDay;
}

/** What the truck has just brought to us is another order's vehicle. */
function letAnotherVehicleCome(orders: readonly DemoOrder[]): void {
  const expected = orders.find(({ statusKey }) => statusKey === "transit");
  const other = orders.findLast(({ statusKey, vehicle }) => statusKey === "transit" && vehicle !== expected?.vehicle);
  if (expected && other) expected.row["vin_seen"] = other.vehicle.row["vin_number"];
}

const createdAt = ({ row }: DemoOrder): string => String(row["created_at"]);

function buildOrder(status: string, deps: OrderDeps): DemoOrder {
  const { chance } = deps;
  const vehicle = chance.pick(deps.vehicles);
  const work = pickWork(chance);
  const journey: Journey = {
    intake: intakeOf(status, chance),
    heldAtInspection: chance.happens(0.12),
    askedForInformation: chance.happens(0.08),
    supplement: chance.happens(0.09),
  };
  const path = pathTo(status, journey, chance);
  const moments = layOut(path, vehicle, chance);
  // Most who try the demo's workshop sign in as the first of them.
  const ownShare = inHouse.includes(status) ? 2 : 1;
  const technician = chance.weighted(deps.technicians.map((one, index) => [one, index === 0 ? ownShare : 1] as const));
  const frame = { path, moments, vehicle, work, journey, technician };
  const row = buildRow(frame, deps);
  const entered = new Map(path.map((key, index) => [key, moments[index] ?? new Date(0)]));
  return { row, history: buildHistory(frame, row, deps), vehicle, work, journey, entered, statusKey: last(path) };
}

const intakeOf = (status: string, chance: Chance): IntakeMethod => {
  if (status === "transit") return chance.pick(["pickup", "tow"] as const);
  return chance.weighted(status === "scheduled" ? scheduledShares : intakeShares);
};

interface Frame {
  path: readonly string[];
  moments: readonly Date[];
  vehicle: DemoVehicle;
  work: Work;
  journey: Journey;
  technician: Row;
}

/** Where orders go on while the shop is open: on the present day too. */
export const inHouse: readonly string[] = [
  "transit",
  "checkedIn",
  "inspect",
  "hold",
  "calibrate",
  "quality",
  "readyOut",
];

/** The moments at which the statuses were entered, laid out backwards from how long the last one has lasted. */
function layOut(path: readonly string[], { customer }: DemoVehicle, chance: Chance): Date[] {
  const { timeline } = customer.facility;
  const spent = path.map((key) => minutesIn(key, chance));
  const present = inHouse.includes(last(path)) ? timeline.present : timeline.today;
  const end = present - sinceLastMove(last(path), timeline, chance);
  const starts = spent.map((_, index) => end - spent.slice(index, -1).reduce((sum, minutes) => sum + minutes, 0));
  return starts.map((minute) => timeline.moment(Math.max(0, minute)));
}

/** Working minutes in the present status. The past grows by 3 % a month towards today. */
function sinceLastMove(status: string, timeline: Timeline, chance: Chance): number {
  const minutesOf = (days: number) => timeline.today - timeline.daysAgo(days) + chance.whole(0, 400);
  if (status === "closed" || status === "cancelled" || status === "noCal") {
    const latest = status === "closed" ? 0.6 : 1;
    return minutesOf(Math.floor(330 * (1 - chance.fraction() ** latest)));
  }
  if (status === "invoiced") return minutesOf(chance.happens(0.28) ? chance.whole(33, 60) : chance.whole(1, 28));
  const [least, most] = [1, minutesIn(status, chance)];
  return chance.happens(0.25) ? chance.whole(most, most * 3) : chance.whole(least, most);
}

function buildRow(
  { path, moments, vehicle: { row, customer }, work, journey, technician }: Frame,
  { statuses, chance }: OrderDeps,
): Row {
  const present = last(path);
  const { id: statusId, slaMinutes } = statusOf(present, statuses);
  const since = last(moments);
  const at = (key: string) => (path.includes(key) ? (moments[path.lastIndexOf(key)]?.toISOString() ?? null) : null);
  const planned = addWorkingMinutes(customer.facility.timeline.calendar, moments[0] ?? since, 2400);
  const transported = journey.intake !== "dropOff";
  const held = chance.pick(holdReasonKeys);
  return buildServiceOrder({
    id: demoId(),
    customer_id: customer.row.id,
    vehicle_id: row.id,
    status_id: statusId,
    status_changed_at: since.toISOString(),
    status_due_at:
      slaMinutes && addWorkingMinutes(customer.facility.timeline.calendar, since, slaMinutes)?.toISOString(),
    facility_id: customer.facility.row.id,
    assigned_technician_id: path.includes("scheduled") ? technician.id : null,
    pickup_address_id: transported ? customer.pickupAddress.id : null,
    calibration_type: present === "new" || present === "info" ? null : calibrationTypeOf(work),
    cost: null,
    intake_method: journey.intake,
    priority: chance.weighted([
      ["normal", 88],
      ["rush", 8],
      ["waiting", 4],
    ] as const),
    source: chance.happens(0.7) ? "portal" : "staff",
    notes: `${work.repair}.`,
    repair_operations: [work.operation],
    repair_order_number: String(chance.whole(10_000, 99_999)),
    claim_number: chance.happens(0.6) ? `CL-${chance.whole(100_000, 999_999)}` : null,
    insurer_name: chance.happens(0.6) ? chance.pick(insurers) : null,
    po_number: customer.row["requires_po"] && path.includes("approved") ? `PO-${chance.whole(1000, 9999)}` : null,
    towing_required: journey.intake === "tow",
    towing_notes: journey.intake === "tow" ? "Rolls and steers, keys at the front desk." : "",
    ride_height_modified: chance.happens(0.04) && !path.includes("calibrate"),
    hold_reason_key: present === "hold" ? held : null,
    cancellation_reason_key: present === "cancelled" ? "customerRequest" : null,
    cancellation_reason: present === "cancelled" ? "The repair was given to another shop." : null,
    checked_in_at: at("checkedIn"),
    ...(path.includes("checkedIn") && {
      vin_seen: row["vin_number"],
      vin_confirmed_at: at("checkedIn"),
      vin_confirmed_by: technician.id,
    }),
    released_at: at("released"),
    estimated_completion_date: planned?.toISOString() ?? null,
    created_at: (moments[0] ?? since).toISOString(),
    updated_at: since.toISOString(),
  });
}

const inWorkshop = ["inspect", "hold", "calibrate", "quality", "readyOut"];

function buildHistory({ path, moments, technician }: Frame, order: Row, { statuses, admin }: OrderDeps): Row[] {
  const changedBy = (key: string, index: number) => {
    if (index === 0 && order["source"] === "portal") return null; // the customer opened it
    return inWorkshop.includes(key) ? technician.id : admin.id;
  };
  return path.map((key, index) => {
    const before = path[index - 1];
    const moved = moments[index] ?? new Date(0);
    const seconds = before === undefined ? 0 : (moved.getTime() - (moments[index - 1] ?? moved).getTime()) / 1000;
    return {
      id: demoId(),
      service_order_id: order.id,
      customer_id: order["customer_id"],
      from_status_id: before === undefined ? null : statusOf(before, statuses).id,
      to_status_id: statusOf(key, statuses).id,
      changed_by: changedBy(key, index),
      changed_at: moved.toISOString(),
      note: noteFor(key, order),
      hold_reason_key: key === "hold" ? heldFor(order) : null,
      seconds_spent: Math.round(seconds),
      working_seconds_spent: Math.round(Math.min(seconds, 9 * 3600)),
    };
  });
}

/** What is no longer on hold lacked parts. */
const heldFor = (order: Row) => holdReasonKeys.find((one) => one === order["hold_reason_key"]) ?? "partsMissing";

function noteFor(key: string, order: Row): string {
  if (key === "hold") return holdReasons[heldFor(order)];
  if (key === "info") return "Please send the repair order.";
  if (key === "noCal") return "Pre-scan without codes, no covered system was touched.";
  return key === "cancelled" ? String(order["cancellation_reason"]) : "";
}

function statusOf(key: string, statuses: ReadonlyMap<string, StatusData>): StatusData {
  const status = statuses.get(key);
  if (!status) throw new Error(`There is no status "${key}"`);
  return status;
}
