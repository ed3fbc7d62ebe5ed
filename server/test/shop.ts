/** A small shop with the people every test knows: Ada admin, Tom technician, Carla and Cyd customers, Uma user. */
import type { Role } from "@boresight/domain/accounts/roles";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import {
  buildAddress,
  buildContact,
  buildCustomer,
  buildEstimate,
  buildFacility,
  buildInvoice,
  buildLineItem,
  buildServiceOrder,
  buildUser,
  buildVehicle,
  save,
  type Row,
} from "../db/rows/factories.ts";

export interface Person extends Caller {
  userId: string;
}

export interface Shop {
  ada: Person;
  tom: Person;
  carla: Person & { customerId: string };
  cyd: Person & { customerId: string };
  uma: Person;
  facilityId: string;
  /** The id of a status by its key. */
  status: (key: string) => string;
  /** The id of a line item type by its key. */
  lineItemType: (key: string) => string;
}

export async function openShop(owner: Pool): Promise<Shop> {
  const facility = buildFacility({ facility_name: "Denver", is_base: true });
  await save(owner, "app.facilities", [facility]);
  await owner.query("update app.shop_settings set is_setup_dismissed = true");
  const [statuses, types] = [await keyed(owner, "service_order_statuses"), await keyed(owner, "line_item_types")];
  return {
    ada: await addPerson(owner, "admin", "Ada Admin"),
    tom: await addPerson(owner, "technician", "Tom Technician"),
    carla: await addCustomerPerson(owner, "Carla Customer", "Carla's Collision"),
    cyd: await addCustomerPerson(owner, "Cyd Customer", "Cyd's Body Works"),
    uma: await addPerson(owner, "user", "Uma User"),
    facilityId: facility.id,
    status: found(statuses),
    lineItemType: found(types),
  };
}

async function addPerson(owner: Pool, role: Role, name: string): Promise<Person> {
  const [first] = name.toLowerCase().split(" ");
  const user = buildUser({ display_name: name, email: `${first}@example.com`, default_role: role });
  await save(owner, "app.users", [user]);
  await save(
    owner,
    "app_private.user_roles",
    [role, "me"].map((allowed) => ({ user_id: user.id, role: allowed })),
  );
  return { role, isOffice: false, userId: user.id, customerId: null, expiresAt: null, isElevated: false };
}

/** Olive, a technician with the right "office". */
export async function addOffice(owner: Pool): Promise<Person> {
  const olive = await addPerson(owner, "technician", "Olive Office");
  await owner.query("update app.users set is_office = true where id = $1", [olive.userId]);
  return { ...olive, isOffice: true };
}

async function addCustomerPerson(owner: Pool, name: string, company: string) {
  const person = await addPerson(owner, "customer", name);
  const customer = buildCustomer({
    company_name: company,
    user_id: person.userId,
    notes: "Pays late",
    credit_limit_cents: 500_000,
  });
  await save(owner, "app.customers", [customer]);
  const address = buildAddress({ customer_id: customer.id, pickup_spot_description: "Bay 2, key box" });
  await save(owner, "app.addresses", [address]);
  await owner.query("update app.customers set address_id = $2 where id = $1", [customer.id, address.id]);
  await save(owner, "app.customer_addresses", [{ customer_id: customer.id, address_id: address.id, label: "Shop" }]);
  await save(owner, "app.contacts", [buildContact({ customer_id: customer.id, name })]);
  return { ...person, customerId: customer.id };
}

async function keyed(owner: Pool, table: string): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ id: string; key: string }>(`select id, key from app.${table}`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

const found = (ids: ReadonlyMap<string, string>) => (key: string) => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no "${key}"`);
  return id;
};

/** An order of this customer with its vehicle, one history row, and whatever the test says. */
export async function addOrder(
  owner: Pool,
  shop: Shop,
  { customerId, status = "new", vehicle = {}, ...values }: OrderValues,
): Promise<Row & { vehicle: Row }> {
  const car = buildVehicle({ customer_id: customerId, vin_number: null, year: 1979, ...vehicle });
  await save(owner, "app.vehicles", [car]);
  const order = buildServiceOrder({
    customer_id: customerId,
    vehicle_id: car.id,
    facility_id: shop.facilityId,
    status_id: shop.status(status),
    ...values,
  });
  await save(owner, "app.service_orders", [order]);
  await save(owner, "app.status_changes", [{ service_order_id: order.id, to_status_id: shop.status(status) }]);
  return { ...order, vehicle: car };
}

type OrderValues = Record<string, unknown> & { customerId: string; status?: string; vehicle?: Record<string, unknown> };

/** An estimate of an order with one line. */
export async function addEstimate(owner: Pool, shop: Shop, values: Parameters<typeof buildEstimate>[0]): Promise<Row> {
  const estimate = buildEstimate(values);
  await save(owner, "app.estimates", [estimate]);
  const line = buildLineItem({ estimate_id: estimate.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") });
  await save(owner, "app.line_items", [line]);
  return estimate;
}

/** An invoice of an order with one line. */
export async function addInvoice(owner: Pool, shop: Shop, values: Parameters<typeof buildInvoice>[0]): Promise<Row> {
  const invoice = buildInvoice(values);
  await save(owner, "app.invoices", [invoice]);
  const line = buildLineItem({ invoice_id: invoice.id, line_item_type_id: shop.lineItemType("CAL-FRAD") });
  await save(owner, "app.line_items", [line]);
  return invoice;
}
