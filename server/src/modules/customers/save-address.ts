import { savedAddressSchema } from "@boresight/domain/customers/address-book";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import { text } from "@boresight/domain/texts/text";
import type * as z from "zod";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { queueLocating } from "./locate-address.ts";
import { setDistance, updateDistance } from "./update-distance.ts";

type Saved = z.output<typeof savedAddressSchema>;

export const saveAddress = mutation({
  summary:
    "Adds or changes an address. Staff may change every address, customers their own. The first one of a customer is on their invoices.",
  input: savedAddressSchema,
  returns: { address: "Address" },
  payload: "AddressPayload",
  clientKey: true,
  errors: ["address-changed", "login-not-linked"],
  async run(address, tx) {
    const { hasMoved, id } =
      address.id === null
        ? { hasMoved: true, id: await add(address, tx) }
        : { hasMoved: await change(address, address.id, tx), id: address.id };
    await saveCoordinates(id, address, { hasMoved, tx });
    if (address.id === null && address.miles !== null && isStaff(tx.caller.role))
      await setDistance({ id }, { miles: address.miles, source: "manual" }, tx);
    else await updateDistance(id, { hasMoved }, tx);
    await queueLocating(id, tx.system);
    await reportBillingAddress(id, tx);
    return { address: id };
  },
});

/** To whom this is the billing address, it is a change of theirs. */
async function reportBillingAddress(id: string, { system, emit }: Transaction): Promise<void> {
  const billed = await system.rows<{ id: string }>({
    text: "select id from app.customers where address_id = $1 and status <> 'archived' order by id limit 20",
    values: [id],
  });
  for (const customer of billed)
    await emit({ type: "customer.updated", entityId: customer.id, payload: { fields: ["addressId"] } });
}

const written = ({ label, street, unit, city, state, postalCode, country, pickupSpotDescription }: Saved) => [
  label,
  street,
  unit,
  city,
  state,
  postalCode,
  country,
  pickupSpotDescription,
];

async function add(address: Saved, { caller }: Transaction): Promise<string> {
  const customerId = isStaff(caller.role) ? address.customerId : caller.customerId;
  if (customerId === null) {
    if (isStaff(caller.role)) throw wrongField("customerId", "custom", text("customers.chooseCustomerOfAddress"));
    throw fail("login-not-linked");
  }
  await caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
  const { id } = await caller.one<{ id: string }>({
    text: `insert into app.addresses (label, street, unit, city, state, postal_code, country, pickup_spot_description, customer_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [...written(address), customerId],
  });
  await caller.run({
    text: "insert into app.customer_addresses (customer_id, address_id, label) values ($1, $2, coalesce($3, $4))",
    values: [customerId, id, address.label, address.street.slice(0, 80)],
  });
  return id;
}

/** Returns whether the address is now a different place. */
async function change(address: Saved, id: string, { caller, system }: Transaction): Promise<boolean> {
  const before = await caller.one<{ version: number; spot: string | null; place: string[] }>({
    text: `select version, pickup_spot_description as spot, array[street, city, state, postal_code, country] as place from app.addresses where id = $1`,
    values: [id],
  });
  if (before.version !== address.version) throw fail("address-changed");
  const changed = await caller.run({
    text: `update app.addresses set label = $1, street = $2, unit = $3, city = $4, state = $5, postal_code = $6, country = $7,
        pickup_spot_description = $8 where id = $9 and version = $10`,
    values: [...written(address), id, address.version],
  });
  if (!address.pickupSpotDescription) await assertNotNeeded(id, before.spot, system);
  if (changed === 0) throw fail("address-changed"); // Customers see facilities' addresses but may not change them.
  const { street, city, state, postalCode, country } = address;
  return [street, city, state, postalCode, country].join("\n") !== before.place.join("\n");
}

/** While a vehicle is to be picked up there, the driver must be able to find it. */
async function assertNotNeeded(id: string, spot: string | null, system: Rights): Promise<void> {
  if (!spot) return;
  const awaited = await system.maybe({
    text: `select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.pickup_address_id = $1 and s.category in ('intake', 'ready', 'hold')
        and (o.intake_method = 'pickup' or o.intake_method = 'tow' and o.towing_notes = '') limit 1`,
    values: [id],
  });
  if (awaited) throw wrongField("pickupSpotDescription", "custom", text("customers.pickupInstructionsNeeded"));
}

/** Staff set the coordinates; when a customer's address changes, its coordinates become unknown. */
async function saveCoordinates(
  id: string,
  { latitude, longitude }: Saved,
  { hasMoved, tx: { caller, system } }: { hasMoved: boolean; tx: Transaction },
): Promise<void> {
  if (!isStaff(caller.role) && !hasMoved) return;
  await system.run({
    text: `update app.addresses set latitude = $2, longitude = $3
      where id = $1 and (latitude, longitude) is distinct from ($2::double precision, $3::double precision)`,
    values: isStaff(caller.role) ? [id, latitude, longitude] : [id, null, null],
  });
}
