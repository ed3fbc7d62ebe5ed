/** The columns that rules grant, held against what the fields of an order say of themselves. */
import { roles, isCustomerType, type Role } from "@boresight/domain/accounts/roles";
import { changeableFields } from "@boresight/domain/orders/order-change";
import { columnOf, orderField, orderFieldNames, type OrderField } from "@boresight/domain/orders/order-fields";
import { snakeCase } from "@boresight/domain/base/text";
import { customer } from "@boresight/domain/customers/customer-fields";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import { statusCategories } from "@boresight/domain/statuses/status-look";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;
beforeAll(async () => (db = await cloneDatabase()));
afterAll(() => db[Symbol.asyncDispose]());

async function columnsWith(right: "SELECT" | "INSERT" | "UPDATE", role: Role, table = "app.service_orders") {
  const { rows } = await db.owner.query<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and has_column_privilege($2, attrelid, attnum, $3) order by attname`,
    values: [table, `app_${role}`, right],
  });
  return rows.map(({ name }) => name);
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** What a role may change in some category, by the fields' own word. */
const changeable = (role: Role): OrderField[] =>
  orderFieldNames.filter((name) =>
    statusCategories.some((category) => changeableFields(role, category).includes(name)),
  );

/** Columns that are no fields of the edit: verbs of their own change them as the caller. */
const changedByVerbs: Record<Role, readonly string[]> = {
  admin: [
    "internal_order_number",
    "customer_id",
    "calibration_type",
    "ride_height_decision",
    "ride_height_waiver_file_id",
    "repair_operations",
  ],
  technician: ["calibration_type"],
  customer: [],
  user: [],
  public: [],
};

/** Columns that are no fields, for customers to read as well: what verbs and the database keep of an order. */
const recorded = [
  ..."id internal_order_number customer_id status_id status_changed_at status_due_at calibration_type".split(" "),
  ..."invoice_total invoice_number source ride_height_decision ride_height_waiver_file_id hold_reason_key".split(" "),
  ..."cancellation_reason_key cancellation_reason checked_in_at released_at repair_operations readiness_answers".split(
    " ",
  ),
  ..."readiness_confirmed_by readiness_confirmed_at vin_confirmed_at search_text created_at updated_at version".split(
    " ",
  ),
];

const grantsOf = (rules: string) => `what server/db/rules/${rules}.sql grants, as \`editedBy\` of the fields says`;

describe.each(roles)("%s", (role) => {
  test("may write the columns of the fields that the role edits on an order, and no more", async () => {
    const granted = await columnsWith("UPDATE", role);

    expect(granted, grantsOf("orders/service_orders")).toEqual(
      sorted([...changeable(role).map(columnOf), ...changedByVerbs[role]]),
    );
  });

  test("reads what it writes, in every table", async () => {
    const { rows: tables } = await db.owner.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'app'::regnamespace",
    );
    const unread = [];
    for (const { name } of tables) {
      const [read, written] = [await columnsWith("SELECT", role, name), await columnsWith("INSERT", role, name)];
      const changed = await columnsWith("UPDATE", role, name);
      unread.push(
        ...sorted([...written, ...changed]).flatMap((column) => (read.includes(column) ? [] : [`${name}.${column}`])),
      );
    }

    // What the check of an upload found is written by the verb that checks.
    expect(unread).toEqual(isCustomerType(role) ? ["app.files.is_genuine", "app.files.virus_scan"] : []);
  });
});

test.each(["customer", "user"] as const)(
  "a %s reads of an order the fields of customers and what is listed here, so that a new column is decided upon",
  async (role) => {
    const ofCustomers = orderFieldNames.filter((name) => orderField(name).readBy === undefined);

    const granted = await columnsWith("SELECT", role);

    expect(granted, "`grant_all_but` of server/db/rules/orders/service_orders.sql, or `recorded` here").toEqual(
      sorted([...ofCustomers.map(columnOf), ...recorded]),
    );
  },
);

const columnsOf = (names: readonly string[]) => sorted(names.map(snakeCase));

test("customers write the fields of their vehicles, and no other column", async () => {
  const granted = await columnsWith("UPDATE", "customer", "app.vehicles");

  expect(granted, grantsOf("vehicles/vehicles")).toEqual(columnsOf([...vehicleFieldNames, "ownerPhoneExtension"])); // What is read out of the phone.
});

test.each([
  ["customer", ["customers"]],
  ["technician", ["customers", "staff"]],
  ["admin", ["customers", "staff", "admins"]],
] as const)("of a customer a %s writes the fields that say so", async (role, editors) => {
  const fields = Object.entries(customer.fields).filter(([, { editedBy }]) => editors.some((who) => who === editedBy));

  const granted = await columnsWith("UPDATE", role, "app.customers");

  const own = columnsOf([...fields.map(([name]) => name), "phoneExtension"]); // What is read out of the phone.
  const ofFields = role === "admin" ? granted.filter((column) => own.includes(column)) : granted;
  expect(ofFields, grantsOf("customers/customers")).toEqual(own);
});

test("an exception for a column that does not exist is refused: it would hide nothing", async () => {
  const granted = db.owner.query(
    "call app_private.grant_all_but('select', 'app.service_orders', '{internal_notes, invoice_margin}', 'app_customer')",
  );

  await expect(granted).rejects.toThrow(/service_orders lacks a column/);
});
