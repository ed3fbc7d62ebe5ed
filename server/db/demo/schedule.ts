import { appointmentMinutes } from "@boresight/domain/schedule/appointment-length";
import { neededCapabilities, type BayKind } from "@boresight/domain/schedule/bay";
import type { SlotBay, SlotFacility } from "@boresight/domain/schedule/slot-places";
import type { SlotEquipment } from "@boresight/domain/schedule/slot-equipment";
import { findSlots, type Slot } from "@boresight/domain/schedule/slots";
import { hoursConflict } from "@boresight/domain/schedule/slot-conflicts";
import type { Booked } from "@boresight/domain/schedule/travel/reach";
import { estimatedTravel } from "@boresight/domain/schedule/travel/ways";
import type { ClientBase } from "pg";
import { buildAppointment, save, type Row } from "../rows/factories.ts";
import { buildBays, buildCredentials } from "./bays.ts";
import { buildDemoEquipment } from "./equipment.ts";
import type { DemoFacility } from "./facilities.ts";
import { inHouse, type DemoOrder } from "./orders/orders.ts";
import { demoLogins } from "./logins.ts";
import { expectedNext } from "./present-day.ts";
import { demoId, type Chance } from "./random.ts";

export interface ScheduleDeps {
  facilities: readonly DemoFacility[];
  orders: readonly DemoOrder[];
  technicians: readonly Row[];
  today: Date;
  now: Date;
  chance: Chance;
}

export interface WorkType {
  id: string;
  key: string;
  category: string;
  minutes: number;
}

/**
 * Gives the facilities their bays and equipment, the technicians their certificates, and every appointment of an order its time, with
 * the tools and targets that those to come need; none overlap.
 */
export async function saveSchedule(client: ClientBase, deps: ScheduleDeps): Promise<void> {
  const { facilities, technicians, today, chance } = deps;
  const bays = buildBays(facilities);
  const types = await readTypes(client);
  const systems = types.filter(({ category }) => category === "calibration").map(({ key }) => key);
  await save(client, "app.bays", bays);
  await save(client, "app.credentials", buildCredentials({ technicians, systems, today, chance }));
  const equipment = buildDemoEquipment({ facilities, bays, today });
  await save(client, "app.equipment", equipment);
  const known = { bays, equipment, types: new Map(types.map((type) => [type.key, type])) };
  const { appointments, uses } = buildAppointments(deps, known);
  await save(client, "app.appointments", appointments);
  await save(client, "app.appointment_equipment", uses);
  await client.query(setDueTimes);
  await client.query(estimateAfterAppointments);
}

/** A scheduled order may stay so until its appointment begins. */
const setDueTimes = `update app.service_orders o set status_due_at = a.starts_at from app.appointments a, app.service_order_statuses s
  where a.service_order_id = o.id and a.status = 'confirmed' and s.id = o.status_id and s.key = 'scheduled'`;

/** No vehicle is ready before it has been there. */
const estimateAfterAppointments = `update app.service_orders o set estimated_completion_date = a.ends_at from app.appointments a
  where a.service_order_id = o.id and a.status <> 'cancelled' and o.estimated_completion_date < a.ends_at`;

async function readTypes(client: ClientBase): Promise<WorkType[]> {
  const { rows } = await client.query<WorkType>(
    "select id, key, category, minutes from app.line_item_types order by key",
  );
  return rows;
}

/** Where an order is tells what became of its appointment; one that is still to come is confirmed. */
const outcomes: Readonly<Record<string, string>> = {
  scheduled: "confirmed",
  transit: "confirmed",
  checkedIn: "arrived",
  inspect: "arrived",
  hold: "arrived",
  calibrate: "arrived",
  quality: "arrived",
  cancelled: "cancelled",
};

interface Known {
  bays: readonly Row[];
  equipment: readonly Row[];
  types: ReadonlyMap<string, WorkType>;
}

/** One for each order that has come so far, or is to come; and the equipment they use. */
export function buildAppointments(deps: ScheduleDeps, known: Known): { appointments: Row[]; uses: Row[] } {
  const uses: Row[] = [];
  const email = demoLogins.find(({ role }) => role === "customer")?.email;
  const expected = expectedNext(deps.orders, { now: deps.now, technician: deps.technicians[0], email });
  const booked = new Map<unknown, Booked[]>();
  const appointments = deps.orders
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .flatMap((order) => {
      const status = order.entered.has("scheduled") ? (outcomes[order.statusKey] ?? "completed") : wishOf(order, deps);
      const planned = status && appointmentFrom(order, deps);
      const from = planned && (expected.get(order) ?? planned);
      const slot = from && placeOf(order, { from, booked, ...known });
      if (!slot) return [];
      const span = bookedBy(order, slot);
      for (const id of [slot.bayId, slot.technicianId, order.row["vehicle_id"], ...slot.equipmentIds]) {
        booked.set(id, [...(booked.get(id) ?? []), span]);
      }
      const row = appointmentRow(order, slot, status);
      uses.push(...slot.equipmentIds.map((id) => ({ id: demoId(), appointment_id: row.id, equipment_id: id })));
      return [row];
    });
  return { appointments, uses };
}

/** What is in the shop takes the times at which it came, the past what is left of its own, and the rest comes after them: the vans first. */
function turnOf({ entered, statusKey, stop }: DemoOrder): number {
  if (entered.has("checkedIn")) return Number(!inHouse.includes(statusKey));
  return stop ? 3 - 1 / (1 + stop.turn) : 3;
}

/** Some customers ask for a time before the estimate is agreed. */
const wishOf = ({ statusKey }: DemoOrder, { chance }: ScheduleDeps): string | null =>
  statusKey === "approval" && chance.happens(0.4) ? "requested" : null;

const day = 24 * 3_600_000;
const step = 30 * 60_000;

/** Appointments of the past began when the vehicle came; those to come are spread over the next days; vans drive, and what is on its way comes, soon. */
function appointmentFrom({ entered, statusKey, stop }: DemoOrder, { today, now, chance }: ScheduleDeps): number {
  const came = entered.get("checkedIn");
  if (came) return Math.floor(came.getTime() / step) * step;
  const planned = today.getTime() + chance.whole(1, 8) * day + chance.whole(0, 14) * step;
  return statusKey === "transit" || stop ? now.getTime() : planned;
}

interface Placing extends Known {
  from: number;
  booked: ReadonlyMap<unknown, readonly Booked[]>;
}

/** The first free time for it, or the last before the vehicle came; none where the facility drives to nobody. */
function placeOf(
  { row, work, vehicle, entered, stop }: DemoOrder,
  { from, bays, equipment, types, booked }: Placing,
): Slot | undefined {
  const { facility, distance: distanceMiles } = vehicle.customer;
  const hasCome = entered.has("checkedIn");
  const kind = row["intake_method"] === "mobile" ? "mobile" : "dropOff";
  const workMinutes = work.calibrations.map((key) => types.get(key)?.minutes ?? 0);
  const assigned = row["assigned_technician_id"];
  const technicianId = typeof assigned === "string" ? assigned : "";
  const spansOf = (id: unknown) => booked.get(id) ?? [];
  const place: SlotFacility = {
    id: facility.row.id,
    calendar: facility.timeline.calendar,
    base: { coordinates: pointOf(facility.address), milesFromBase: 0 },
    travel: estimatedTravel,
    bookableFrom: 0,
    checksCompetences: false,
    parkingCapacity: null,
    bays: bays
      .filter((bay) => bay["facility_id"] === facility.row.id && (!stop || bay["name"] === stop.van))
      .map((bay) => slotBay(bay, spansOf(bay.id))),
    technicians: [
      {
        id: technicianId,
        credentials: [],
        shifts: null,
        absences: [],
        booked: technicianId ? spansOf(technicianId) : [],
      },
    ],
    equipment: hasCome
      ? []
      : equipment
          .filter((one) => one["facility_id"] === facility.row.id)
          .map((one) => slotEquipment(one, spansOf(one.id))),
  };
  const appointment = {
    kind,
    minutes: appointmentMinutes({ kind, workMinutes }),
    needs: neededCapabilities(work.calibrations),
    systems: work.calibrations,
    make: String(vehicle.row["make"]),
    distanceMiles,
    coordinates: pointOf(vehicle.customer.pickupAddress),
    curedAt: null,
    vehicleBooked: spansOf(row["vehicle_id"]),
  } as const;
  const range = hasCome ? { from: from - 10 * day, to: from + step } : { from, to: from + 10 * day };
  const { slots } = findSlots({ facilities: [place], appointment, ...range, limit: 500 });
  return hasCome ? slots.at(-1) : slots[0];
}

/** What it takes, and where the van is then. */
function bookedBy({ row, vehicle }: DemoOrder, { startsAt, endsAt, bayId, technicianId }: Slot): Booked {
  const span = { start: startsAt, end: endsAt };
  if (row["intake_method"] !== "mobile") return span;
  const place = { coordinates: pointOf(vehicle.customer.pickupAddress), milesFromBase: vehicle.customer.distance };
  return { ...span, outing: { place, bayId, technicianId: technicianId || null } };
}

const pointOf = ({ latitude, longitude }: Row) => ({ latitude: Number(latitude), longitude: Number(longitude) });

const slotBay = (bay: Row, booked: readonly Booked[]): SlotBay => ({
  id: bay.id,
  kind: bay["kind"] as BayKind,
  capabilities: bay["capabilities"] as readonly string[],
  serviceRadiusMiles: bay["kind"] === "mobile" ? Number(bay["service_radius_miles"]) : null,
  outages: [],
  floorSurveyEndsOn: null,
  booked,
});

const slotEquipment = (one: Row, booked: readonly Booked[]): SlotEquipment => ({
  id: one.id,
  kind: String(one["kind"]),
  name: String(one["name"]),
  systems: one["systems"] as readonly string[],
  makes: one["makes"] as readonly string[],
  bayId: typeof one["bay_id"] === "string" ? one["bay_id"] : null,
  isActive: true,
  isDown: false,
  onLoanTo: "",
  onLoanUntil: null,
  expiresOn: String(one["expires_on"]),
  subscriptionEndsOn: null,
  booked,
});

function appointmentRow({ row, entered, vehicle }: DemoOrder, slot: Slot, status: string | null): Row {
  const booked = entered.get("scheduled") ?? entered.get("approval");
  const { hours } = vehicle.customer.facility;
  const span = { start: slot.startsAt, end: slot.endsAt };
  const isOutOfHours = hoursConflict(hours, span) !== null;
  const appointment = { startsAt: new Date(slot.startsAt).toISOString(), endsAt: new Date(slot.endsAt).toISOString() };
  return buildAppointment({
    id: demoId(),
    service_order_id: row.id,
    facility_id: slot.facilityId,
    bay_id: slot.bayId,
    technician_id: slot.technicianId || null,
    kind: row["intake_method"],
    starts_at: appointment.startsAt,
    ends_at: appointment.endsAt,
    status,
    address_id: row["pickup_address_id"],
    ...(isOutOfHours && {
      is_overbooked: true,
      overbook_reason: "Urgent work: the shop opens for it",
      is_out_of_hours: true,
    }),
    created_at: booked?.toISOString(),
    updated_at: booked?.toISOString(),
  });
}
