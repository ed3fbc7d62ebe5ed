/** One `build…` per entity: a complete, valid row to start from; `save` stores rows past all rules, as the owner. */
import { randomUUID } from "node:crypto";
import { productTermsVersion } from "@boresight/domain/customers/terms";
import type { ClientBase, Pool } from "pg";

export type Row = Record<string, unknown> & { id: string };
type Values = Record<string, unknown>;
/** The columns that a row of this table cannot do without. */
type Of<Column extends string> = Values & Record<Column, string>;

export type Table = `app.${string}` | `app_private.${string}`;

/** Stores many rows of one table with one statement; columns that a row leaves out take the table's default. */
export async function save(pool: Pool | ClientBase, table: Table, rows: readonly Values[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return;
  const groups = Map.groupBy(rows, (row) => columns.filter((column) => column in row).join(", "));
  for (const [list, same] of groups) {
    await pool.query({
      text: `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`,
      values: [JSON.stringify(same)],
    });
  }
}

let counter = 0;
const next = (): number => ++counter;

export const buildUser = (values: Values = {}): Row => {
  const number = next();
  return {
    id: randomUUID(),
    display_name: `Uma User ${number}`,
    email: `uma${number}@example.com`,
    default_role: "user",
    ...values,
  };
};

export const buildAddress = (values: Values = {}): Row => ({
  id: randomUUID(),
  street: `${next()} Alameda Ave`,
  city: "Denver",
  state: "CO",
  postal_code: "80223",
  ...values,
});

export const buildFacility = (values: Values = {}): Row => ({
  id: randomUUID(),
  facility_name: `Facility ${next()}`,
  time_zone: "America/Denver",
  working_hours: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [["08:00", "17:00"]]])),
  ...values,
});

export const buildCustomer = (values: Values = {}): Row => {
  const number = next();
  return {
    id: randomUUID(),
    company_name: `Front Range Collision ${number}`,
    first_name: "Carla",
    last_name: "Ortiz",
    email: `office${number}@example.com`,
    phone: "+13035550100",
    has_accepted_terms: true,
    terms_version: productTermsVersion,
    ...values,
  };
};

export const buildContact = (values: Of<"customer_id">): Row => ({
  id: randomUUID(),
  name: "Carla Ortiz",
  title: "Estimator",
  email: "carla@example.com",
  is_preferred: true,
  ...values,
});

export const buildVehicle = (values: Of<"customer_id">): Row => ({
  id: randomUUID(),
  vin_number: "4T1G11AK2MU990001",
  vehicle_description: "2021 Toyota Camry SE",
  year: 2021,
  make: "Toyota",
  model: "Camry",
  trim: "SE",
  ...values,
});

export const buildServiceOrder = (values: Of<"customer_id" | "vehicle_id">): Row => ({
  id: randomUUID(),
  calibration_type: "CAL-FCAM-S",
  cost: 32_500,
  ...values,
});

export const buildEstimate = (values: Of<"service_order_id">): Row => ({
  id: randomUUID(),
  number: `E-${100_000 + next()}-R1`,
  status: "sent",
  subtotal_cents: 32_500,
  tax_cents: 2863,
  total_cents: 35_363,
  ...values,
});

export const buildInvoice = (values: Of<"service_order_id">): Row => ({
  id: randomUUID(),
  number: `INV-${next()}`,
  status: "sent",
  issue_date: "2026-05-04",
  due_date: "2026-06-03",
  subtotal_cents: 32_500,
  tax_cents: 2863,
  total_cents: 35_363,
  ...values,
});

export const buildLineItem = (values: Of<"line_item_type_id">): Row => ({
  id: randomUUID(),
  description: "Front camera calibration – static",
  quantity: 1000,
  unit_price: 32_500,
  total_price: 32_500,
  ...values,
});

export const buildOrderTask = (values: Of<"service_order_id" | "service_order_status_id">): Row => ({
  id: randomUUID(),
  task_name: "Vehicle walk-around",
  task_order: 10,
  ...values,
});

export const buildOrderTaskFile = (values: Of<"service_order_id" | "order_task_id">): Row => ({
  id: randomUUID(),
  title: "Four sides",
  document_kind: "vehiclePhoto",
  required: true,
  allowed_file_types: ["image/jpeg", "image/png"],
  allow_multiple: true,
  min_count: 4,
  ...values,
});

export const buildBay = (values: Of<"facility_id">): Row => ({
  id: randomUUID(),
  name: `Bay ${next()}`,
  capabilities: ["staticFront"],
  sort_order: next(),
  ...values,
});

/** A week in May, from Monday. */
const week = { starts_at: "2026-05-04T06:00:00Z", ends_at: "2026-05-11T06:00:00Z" };

export const buildBayOutage = (values: Of<"bay_id">): Row => ({
  id: randomUUID(),
  ...week,
  reason: "The lift is repaired",
  ...values,
});

export const buildAbsence = (values: Of<"user_id">): Row => ({
  id: randomUUID(),
  ...week,
  reason: "Vacation",
  ...values,
});

export const buildAppointment = (values: Of<"facility_id" | "bay_id">): Row => ({
  id: randomUUID(),
  starts_at: "2026-05-05T15:00:00Z",
  ends_at: "2026-05-05T16:45:00Z",
  created_at: "2026-04-20T16:00:00Z",
  status: "confirmed",
  ...values,
});

export const buildDurationOverride = (values: Of<"appointment_id">): Row => ({
  id: randomUUID(),
  type_keys: ["CAL-FCAM-S"],
  computed_minutes: 105,
  chosen_minutes: 120,
  ...values,
});

export const buildCredential = (values: Of<"user_id">): Row => ({
  id: randomUUID(),
  issuer: "maker",
  title: "ADAS technician",
  ...values,
});

export const buildEquipment = (values: Of<"facility_id">): Row => ({
  id: randomUUID(),
  kind: "scanTool",
  name: "Autel MS909",
  serial_number: `SN-${next()}`,
  expires_on: "2026-12-31",
  ...values,
});

export const buildAuditEntry = (values: Of<"entity" | "entity_id">): Row => ({
  id: randomUUID(),
  actor_role: "admin",
  action: "changed",
  changes: {},
  ...values,
});

export const buildOrderCalibration = (values: Of<"service_order_id" | "line_item_type_id">): Row => ({
  id: randomUUID(),
  method: "static",
  trigger: "Windshield replaced",
  sort_order: 10,
  ...values,
});

export const buildCalibrationAttempt = (values: Of<"service_order_id" | "order_calibration_id">): Row => ({
  id: randomUUID(),
  number: 1,
  result: "passed",
  tool: "Target stand 7",
  target: "Toyota camera board",
  ...values,
});

export const buildReadinessCheck = (values: Of<"service_order_id" | "key">): Row => ({
  id: randomUUID(),
  outcome: "passed",
  value: "12.6",
  ...values,
});

export const buildOrderMessage = (values: Of<"service_order_id">): Row => ({
  id: randomUUID(),
  body: `When will it be ready? ${next()}`,
  author_name: "Carla Customer",
  ...values,
});

export const buildFile = (values: Values = {}): Row => ({
  id: randomUUID(),
  name: "repair-order.pdf",
  size: 12_345,
  mime_type: "application/pdf",
  ...values,
});

/** An issued document; its type, and of which estimate or invoice, as given. */
export const buildDocument = (values: Of<"service_order_id" | "type">): Row => ({
  id: randomUUID(),
  number: `C-${next()}`,
  revision: 1,
  language: "en",
  content: {},
  images: {},
  content_hash: "0".repeat(64),
  verification: {},
  verification_code: randomUUID().replaceAll("-", "").slice(0, 22),
  ...values,
});

/** What was read of a repair order. */
export const buildRepairOrderText = (values: Of<"file_id">): Row => ({
  id: randomUUID(),
  blob_id: randomUUID(),
  state: "read",
  lines: [{ page: 1, text: "Replace windshield" }],
  ...values,
});

/** A view of the list of orders, as its owner keeps it. */
export const buildSavedView = (values: Of<"user_id">): Row => ({
  id: randomUUID(),
  list: "service-orders",
  view_name: `View ${next()}`,
  settings: { filters: {}, columns: [] },
  ...values,
});

export const buildNotification = (values: Values = {}): Row => ({
  id: randomUUID(),
  message: `The compressor needs service ${next()}`,
  ...values,
});

/** A mail about an order, as the log keeps it. */
export const buildMessage = (values: Of<"service_order_id">): Row => ({
  id: randomUUID(),
  channel: "email",
  template: "order-received",
  recipient: "carla@example.com",
  subject: `We have your request ${next()}`,
  body: "<p>Thank you.</p>",
  ...values,
});
