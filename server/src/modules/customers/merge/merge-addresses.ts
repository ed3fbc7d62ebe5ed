import { addressMergeSchema } from "@boresight/domain/customers/address-book";
import { fail } from "@boresight/domain/base/errors";
import type { AddressRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { emitDistanceChanges, setDistance, updateDistance } from "#modules/customers/update-distance.ts";

export const mergeAddresses = mutation({
  summary:
    "Makes two records of one place one: whatever used the other address uses this one, and the other is archived. Only addresses of the same customer. Needs a fresh proof of who you are.",
  callers: ["admin"],
  input: addressMergeSchema,
  returns: { address: "Address" },
  payload: "AddressPayload",
  errors: ["address-changed", "addresses-differ", "elevated-claim-required"],
  async run({ survivorId, survivorVersion, mergedId, mergedVersion }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    await lockRows(tx.system, "app.addresses", { ids: [survivorId, mergedId] });
    const survivor = await readUsed(survivorId, survivorVersion, tx);
    const merged = await readUsed(mergedId, mergedVersion, tx);
    if (survivor.customerId !== merged.customerId) throw fail("addresses-differ");
    await tx.system.run({
      text: "update app.addresses set archived_at = $2 where id = $1",
      values: [mergedId, tx.now],
    });
    await moveReferences({ from: mergedId, to: survivorId }, tx.system);
    await complete(survivor, merged, tx);
    return { address: survivorId };
  },
});

type UsedAddress = Pick<
  AddressRow,
  "id" | "version" | "customerId" | "archivedAt" | "distanceToSensi" | "distanceSource"
>;

/** Throws `not-found`, and `address-changed` for one that is not as the caller saw it. */
async function readUsed(id: string, version: number, { caller }: Transaction): Promise<UsedAddress> {
  const address = await caller.one<UsedAddress>({
    text: `select id, version, customer_id, archived_at, distance_to_sensi, distance_source
      from app.addresses where id = $1`,
    values: [id],
  });
  if (address.version !== version || address.archivedAt !== null) throw fail("address-changed");
  return address;
}

/** Every column that refers to an address; a test compares them with the database. */
export const addressReferences = [
  ["appointments", "address_id"],
  ["customers", "address_id"],
  ["facilities", "address_id"],
  ["service_orders", "pickup_address_id"],
] as const;

async function moveReferences({ from, to }: { from: string; to: string }, system: Rights): Promise<void> {
  for (const [table, column] of addressReferences)
    await system.run({ text: `update app.${table} set ${column} = $2 where ${column} = $1`, values: [from, to] });
  const listed = [
    `update app.customer_addresses own set address_id = $2 where address_id = $1
      and not exists (select from app.customer_addresses o where o.address_id = $2 and o.customer_id = own.customer_id)`,
    `update app.customer_addresses own set is_default = true where address_id = $2 and not is_default and exists
      (select from app.customer_addresses o where o.address_id = $1 and o.customer_id = own.customer_id and o.is_default)`,
    "delete from app.customer_addresses where address_id = $1 and $2::uuid is not null",
  ];
  for (const text of listed) await system.run({ text, values: [from, to] });
}

/** What the survivor does not say, it takes over: coordinates, pickup instructions and a typed distance. */
async function complete(survivor: UsedAddress, merged: UsedAddress, tx: Transaction): Promise<void> {
  await tx.system.run({
    text: `update app.addresses kept set
        label = coalesce(kept.label, other.label), unit = coalesce(kept.unit, other.unit),
        latitude = coalesce(kept.latitude, other.latitude), longitude = coalesce(kept.longitude, other.longitude),
        pickup_spot_description = coalesce(nullif(kept.pickup_spot_description, ''), other.pickup_spot_description)
      from app.addresses other where kept.id = $1 and other.id = $2`,
    values: [survivor.id, merged.id],
  });
  if (merged.distanceSource === "manual" && survivor.distanceSource !== "manual")
    await setDistance(survivor, { miles: merged.distanceToSensi, source: "manual" }, tx);
  await updateDistance(survivor.id, { hasMoved: false }, tx);
  const { miles } = await tx.system.one<{ miles: number | null }>({
    text: "select distance_to_sensi as miles from app.addresses where id = $1",
    values: [survivor.id],
  });
  await emitDistanceChanges(survivor.id, miles, tx);
}
