import type { AddressInput } from "@boresight/domain/customers/address";
import type { Transaction } from "#platform/database/transaction.ts";
import { updateDistance } from "#modules/customers/update-distance.ts";

/** Gives the facility this address, whose coordinates are unknown until somebody enters them where it moved. */
export async function storeFacilityAddress(facilityId: string, address: AddressInput, tx: Transaction) {
  const { caller, system } = tx;
  const { addressId } = await caller.one<{ addressId: string | null }>({
    text: "select address_id from app.facilities where id = $1 for update",
    values: [facilityId],
  });
  const { street, unit, city, state, postalCode, country } = address;
  const place = [street, unit, city, state, postalCode, country];
  if (addressId === null) {
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.addresses (street, unit, city, state, postal_code, country) values ($1, $2, $3, $4, $5, $6) returning id`,
      values: place,
    });
    await caller.run({ text: "update app.facilities set address_id = $2 where id = $1", values: [facilityId, id] });
    return;
  }
  const moved = await system.run({
    text: `update app.addresses set street = $1, unit = $2, city = $3, state = $4, postal_code = $5, country = $6, latitude = null,
        longitude = null
      where id = $7 and (street, coalesce(unit, ''), city, state, postal_code, country)
        is distinct from ($1::text, coalesce($2::text, ''), $3::text, $4::text, $5::text, $6::text)`,
    values: [...place, addressId],
  });
  if (moved > 0) await updateDistance(addressId, { hasMoved: true }, tx);
}
