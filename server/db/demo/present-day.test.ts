import { localDay, momentOf } from "@boresight/domain/schedule/working-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../test/database.ts";
import type { Row } from "../rows/factories.ts";
import { buildBays } from "./bays.ts";
import { buildCustomers } from "./customers.ts";
import { buildDemoEquipment } from "./equipment.ts";
import { buildFacilities } from "./facilities.ts";
import { demoLogins } from "./logins.ts";
import { buildOrders, type DemoOrder, type StatusData } from "./orders/orders.ts";
import { buildPerson } from "./people.ts";
import { createChance, startDemoIds } from "./random.ts";
import { buildAppointments, type WorkType } from "./schedule.ts";
import { buildVehicles } from "./vehicles.ts";

const zone = "America/Denver";
let db: TestDatabase;
let statuses: ReadonlyMap<string, StatusData>;
let types: ReadonlyMap<string, WorkType>;

beforeAll(async () => {
  db = await cloneDatabase();
  const { rows: kept } = await db.owner.query<StatusData>(
    'select id, key, sla_minutes as "slaMinutes" from app.service_order_statuses',
  );
  statuses = new Map(kept.map((status) => [status.key, status]));
  const { rows: work } = await db.owner.query<WorkType>("select id, key, category, minutes from app.line_item_types");
  types = new Map(work.map((type) => [type.key, type]));
});
afterAll(() => db[Symbol.asyncDispose]());

const loads = new Map<string, ReturnType<typeof load>>();

/** The orders and appointments of a shop loaded then, and those of its day at the base. */
function loadedAt(date: string, time: string) {
  const loaded = loads.get(date + time) ?? load(date, time);
  loads.set(date + time, loaded);
  return loaded;
}

function load(date: string, time: string) {
  const now = new Date(momentOf(zone, date, time));
  const today = new Date(`${date}T14:00:00Z`);
  startDemoIds();
  const chance = createChance(1);
  const facilities = buildFacilities(today, now);
  const people = demoLogins.map(buildPerson);
  const technicians = people.filter(({ default_role: role }) => role === "technician");
  const logins = demoLogins.filter(({ role }) => role === "customer");
  const vehicles = buildVehicles(buildCustomers(logins, facilities, chance), chance);
  const admin = people[0]!;
  const orders = buildOrders({ vehicles, statuses, admin, technicians, firstNumber: 1, chance });
  const deps = { facilities, orders, technicians, today, now, chance };
  const bays = buildBays(facilities);
  const equipment = buildDemoEquipment({ facilities, bays, today });
  const { appointments, uses } = buildAppointments(deps, { bays, equipment, types });
  const base = facilities.find(({ row }) => row["is_base"])!.row.id;
  const todays = appointments.filter(
    (one) => one["facility_id"] === base && localDay(zone, startOf(one)) === date && one["status"] !== "cancelled",
  );
  return { now, orders, appointments, uses, equipment, todays, technicians };
}

const startOf = (appointment: Row) => Date.parse(String(appointment["starts_at"]));
const statesOf = (appointments: readonly Row[]) => new Set(appointments.map((one) => one["status"]));

const inShop = ["checkedIn", "inspect", "hold", "calibrate", "quality"];
const monday = "2026-06-01";
const saturday = "2026-06-06";
const sunday = "2026-06-07";
const thanksgiving = "2026-11-26";

test.each([
  [monday, "10:20", ["confirmed", "arrived"]],
  [monday, "05:00", ["confirmed"]],
  [monday, "23:30", ["arrived", "completed"]],
  [saturday, "07:00", ["confirmed"]],
  [saturday, "20:00", ["arrived"]],
  [sunday, "00:10", ["confirmed"]],
  [sunday, "10:00", ["confirmed"]],
  [sunday, "22:40", ["arrived"]],
  [thanksgiving, "11:00", ["confirmed", "arrived"]],
])("on %s at %s the demo shop has a present day", (date, time, states) => {
  const { now, orders, appointments, todays, technicians } = loadedAt(date, time);

  expect([...statesOf(todays)]).toEqual(expect.arrayContaining(states));
  const ofTom = orders.filter(({ row }) => row["assigned_technician_id"] === technicians[0]!.id);
  const isPresent = ({ row, statusKey }: DemoOrder) =>
    inShop.includes(statusKey) || todays.some((one) => one["service_order_id"] === row.id);
  expect(ofTom.filter(isPresent)).not.toEqual([]);
  expect(orders.filter(({ row }) => String(row["status_changed_at"]) > now.toISOString())).toEqual([]);
  const confirmed = appointments.filter(({ status }) => status === "confirmed");
  expect(confirmed.filter((one) => startOf(one) < now.getTime())).toEqual([]);
  expect(appointments.filter((one) => one["status"] === "arrived" && startOf(one) > now.getTime())).toEqual([]);
});

test("who comes while the shop is closed comes out of hours, with the reason", () => {
  const { todays, appointments } = loadedAt(sunday, "10:00");

  expect(todays.length).toBeGreaterThan(3);
  expect(todays.filter((one) => one["is_overbooked"] !== true || one["is_out_of_hours"] !== true)).toEqual([]);
  expect(appointments.filter((one) => one["is_out_of_hours"] === true && !todays.includes(one))).toEqual([]);
});

test("what is to come has its tools and targets, of the same place and none of them twice at a time", () => {
  const { appointments, uses, equipment } = loadedAt(monday, "10:20");
  const byId = new Map([...appointments, ...equipment].map((row) => [row.id, row]));
  const booked = uses.map((use) => {
    const [appointment, one] = [byId.get(String(use["appointment_id"]))!, byId.get(String(use["equipment_id"]))!];
    return { appointment, one, start: startOf(appointment), end: Date.parse(String(appointment["ends_at"])) };
  });
  const meets = booked.filter((use) =>
    booked.some((other) => other !== use && other.one === use.one && other.start < use.end && other.end > use.start),
  );

  expect(booked.length).toBeGreaterThan(10);
  expect(booked.some(({ start }) => localDay(zone, start) === monday)).toBe(true);
  expect(booked.filter(({ appointment, one }) => appointment["facility_id"] !== one["facility_id"])).toEqual([]);
  expect(meets).toEqual([]);
});

const facts = (rows: readonly Row[] = []) =>
  rows.map((row) => [row.id, row["status_id"], row["vehicle_id"], row["source"]].join(" ")).toSorted();

test("an order on the day of its loading is the same, whatever the time", () => {
  const [early, late] = ["05:00", "23:30"].map((time) => loadedAt(monday, time).orders.map(({ row }) => row));

  expect(facts(late)).toEqual(facts(early));
});
