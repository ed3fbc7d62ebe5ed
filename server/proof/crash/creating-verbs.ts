/** Every mutation that creates something, with input that carries a marker, and where that marker is stored. */
import type { Client } from "pg";
import { addDrafts, billingVerbs, type BillingFacts } from "./billing-verbs.ts";
import { buildCustomer, buildServiceOrder, save } from "#db/rows/factories.ts";

export type Who = "ada" | "carla";

export interface CreatingVerb {
  name: string;
  who: Who;
  input: (marker: string) => object;
  /** The column that keeps the marker, of the table that gets one row. */
  stored: { table: string; column: string };
}

export interface ShopFacts {
  customerId: string;
  vehicleIds: string[];
  orderIds: string[];
  /** Customers without a login. */
  strangerIds: string[];
  /** Approved, without an appointment. */
  bookableIds: string[];
  /** Where tasks are made: what each order begins with must not grow from round to round. */
  closedId: string;
  approvedId: string;
  taskId: string;
  facilityId: string;
  bayIds: string[];
  calibrationIds: string[];
  billing: BillingFacts;
}

type FoundFacts = Omit<ShopFacts, "billing" | "bookableIds" | "strangerIds">;

/** What the verbs speak of; Carla gets vehicles that no alert is about. */
export async function readShopFacts(owner: Client): Promise<ShopFacts> {
  const { rows } = await owner.query<FoundFacts>(`
    with carla as (select c.id from app.customers c join app.users u on u.id = c.user_id where u.email = 'carla@example.com'),
    cars as (
      insert into app.vehicles (customer_id, year, make, model, vehicle_description)
      select carla.id, 1979, 'Lotus', 'Elan', '1979 Lotus Elan' from carla, generate_series(1, 60)
      returning id)
    select (select id from carla) as "customerId",
      (select array_agg(id) from cars) as "vehicleIds",
      (select array_agg(id) from (select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where o.customer_id = (select id from carla) and s.key <> 'info' limit 20) few) as "orderIds", -- An answer would take it back to new.
      (select id from app.service_order_statuses where key = 'cancelled') as "closedId",
      (select id from app.service_order_statuses where key = 'approved') as "approvedId",
      (select t.id from app.tasks t join app.service_order_statuses s on s.id = t.service_order_status_id order by s.sort_order desc limit 1) as "taskId",
      (select facility_id from app.bays where is_active and kind <> 'mobile' limit 1) as "facilityId",
      (select array_agg(id) from app.bays where is_active and kind <> 'mobile') as "bayIds",
      coalesce((select array_agg(c.id) from app.order_calibrations c join app.service_orders o on o.id = c.service_order_id
        join app.service_order_statuses s on s.id = o.status_id where s.key = 'calibrate' and c.result = 'pending'), '{}')
        as "calibrationIds"`);
  const [facts] = rows;
  if (!facts) throw new Error("the demo shop is not there");
  const strangers = Array.from({ length: 80 }, () => buildCustomer());
  await save(owner, "app.customers", strangers);
  const strangerIds = strangers.map(({ id }) => id);
  const [vehicleId = ""] = facts.vehicleIds;
  const billing = await addDrafts({ ...facts, vehicleId }, owner);
  return { ...facts, strangerIds, billing, bookableIds: await addBookableOrders(facts, owner) };
}

/** Orders beside the demo's, which a booking would change. */
async function addBookableOrders(
  { customerId, vehicleIds, facilityId, approvedId }: FoundFacts,
  owner: Client,
): Promise<string[]> {
  const place = { customer_id: customerId, facility_id: facilityId, status_id: approvedId };
  const orders = vehicleIds.map((id) => buildServiceOrder({ ...place, vehicle_id: id }));
  await save(owner, "app.service_orders", orders);
  return orders.map(({ id }) => id);
}

const anyOf = <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(Math.random() * things.length)];

export function creatingVerbs(facts: ShopFacts): CreatingVerb[] {
  const order = (marker: string) => ({
    vehicleId: anyOf(facts.vehicleIds),
    claimNumber: marker,
    notes: "Check the front camera",
    acceptTerms: true,
  });
  const orders = { table: "app.service_orders", column: "claim_number" };
  return [
    { name: "createServiceOrder", who: "carla", input: order, stored: orders },
    { name: "submitIntake", who: "carla", input: order, stored: orders },
    {
      name: "postOrderMessage",
      who: "carla",
      input: (body) => ({ orderId: anyOf(facts.orderIds), body }),
      stored: { table: "app.order_messages", column: "body" },
    },
    {
      name: "bookAppointment",
      who: "ada",
      input: (customerNote) => ({
        orderId: anyOf(facts.bookableIds),
        ...freeTime(facts),
        customerNote,
        readinessConfirmed: true,
        overbookReason: "The crash test asks for it",
      }),
      stored: { table: "app.appointments", column: "customer_note" },
    },
    ...ofTheOffice(facts),
    ...ofTheCatalogue(facts),
    ...billingVerbs(facts.billing),
  ];
}

/** Some working hour of the coming months. */
function freeTime({ bayIds }: ShopFacts) {
  const day = new Date(Date.now() + (14 + Math.floor(Math.random() * 60)) * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  day.setUTCHours(16 + Math.floor(Math.random() * 5), 0, 0, 0);
  return { bayId: anyOf(bayIds), startsAt: day.toISOString(), minutes: 30 };
}

const ofTheOffice = (facts: ShopFacts): CreatingVerb[] => [
  {
    name: "createAdminNotification",
    who: "ada",
    input: (message) => ({ adminNotification: { message } }),
    stored: { table: "app.admin_notifications", column: "message" },
  },
  {
    name: "saveAddress",
    who: "carla",
    input: (street) => ({ street, city: "Denver", state: "CO", postalCode: "80223" }),
    stored: { table: "app.addresses", column: "street" },
  },
  {
    name: "saveSavedView",
    who: "ada",
    input: (viewName) => ({ viewName, settings: { filters: {}, columns: [] } }),
    stored: { table: "app.saved_views", column: "view_name" },
  },
  {
    name: "createKioskLink",
    who: "ada",
    input: (name) => ({ name }),
    stored: { table: "app_private.kiosk_links", column: "name" },
  },
  {
    name: "inviteUser",
    who: "ada",
    input: (marker) => ({
      email: `${marker}@example.com`,
      displayName: marker,
      role: "customer",
      customerId: anyOf(facts.strangerIds),
    }),
    stored: { table: "app.users", column: "display_name" },
  },
  {
    name: "recordCalibrationAttempt",
    who: "ada",
    input: (conditions) => ({
      id: crypto.randomUUID(),
      calibrationId: anyOf(facts.calibrationIds),
      result: "failed",
      failureReason: "blockingDtc",
      tool: "Autel IA900",
      faultCodes: ["B1234"],
      conditions,
    }),
    stored: { table: "app.calibration_attempts", column: "conditions" },
  },
];

const ofTheCatalogue = (facts: ShopFacts): CreatingVerb[] => [
  {
    name: "createTask",
    who: "ada",
    input: (taskName) => ({ taskName, serviceOrderStatusId: facts.closedId, asksCustomer: false, isBlocking: false }),
    stored: { table: "app.tasks", column: "task_name" },
  },
  {
    name: "createTaskFile",
    who: "ada",
    input: (title) => ({
      title,
      taskId: facts.taskId,
      documentKind: "other",
      required: false,
      minCount: 1,
      maxSizeMb: 10,
      allowMultiple: true,
      allowedFileTypes: ["application/pdf"],
      customerVisible: true,
    }),
    stored: { table: "app.task_files", column: "title" },
  },
  {
    name: "createStatus",
    who: "ada",
    input: (statusName) => ({
      statusName,
      customerLabel: "Under way",
      category: "work",
      icon: "search",
      isHold: false,
      isInitial: false,
      isTerminal: false,
    }),
    stored: { table: "app.service_order_statuses", column: "status_name" },
  },
  {
    name: "saveBay",
    who: "ada",
    input: (name) => ({ name, facilityId: facts.facilityId, kind: "bay" }),
    stored: { table: "app.bays", column: "name" },
  },
  {
    name: "createRepairKeyword",
    who: "ada",
    input: (keyword) => ({ keyword, locale: "en" }),
    stored: { table: "app.repair_keywords", column: "keyword" },
  },
  {
    name: "saveCalibrationRule",
    who: "ada",
    input: (make) => ({ make, operation: "battery", typeKey: "RST-TPMS" }),
    stored: { table: "app.calibration_rules", column: "make" },
  },
];
