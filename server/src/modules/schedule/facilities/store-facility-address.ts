import type { FacilityAddress } from "@boresight/domain/customers/address-book";
import type { Transaction } from "#platform/database/transaction.ts";
import { updateDistance } from "#modules/customers/update-distance.ts";

/** Gives the facility this address; where it moved, its coordinates are unknown unless they are said. */
export async function storeFacilityAddress(facilityId: string, address: FacilityAddress, tx: Transaction) {
  const { caller, system } = tx;
  const { addressId } = await caller.one<{ addressId: string | null }>({
    text: "select address_id from app.facilities where id = $1 for update",
    values: [facilityId],
  });
  const { street, unit, city, state, postalCode, country, latitude, longitude } = address;
  const place = [street, unit, city, state, postalCode, country, latitude ?? null, longitude ?? null];
  if (addressId === null) {
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.addresses (street, unit, city, state, postal_code, country)
        values ($1, $2, $3, $4, $5, $6) returning id`,
      values: place.slice(0, 6),
    });
    await system.run({
      text: "update app.addresses set latitude = $2, longitude = $3 where id = $1",
      values: [id, ...place.slice(6)],
    });
    await caller.run({ text: "update app.facilities set address_id = $2 where id = $1", values: [facilityId, id] });
    return updateDistance(id, { hasMoved: true }, tx);
  }
  const moved = await system.run({
    text: `update app.addresses set street = $1, unit = $2, city = $3, state = $4, postal_code = $5, country = $6,
        latitude = $7, longitude = $8
      where id = $9 and ((street, coalesce(unit, ''), city, state, postal_code, country)
          is distinct from ($1::text, coalesce($2::text, ''), $3::text, $4::text, $5::text, $6::text)
        or $10 and (latitude, longitude) is distinct from ($7::double precision, $8::double precision))`,
    values: [...place, addressId, latitude !== undefined],
  });
  if (moved > 0) await updateDistance(addressId, { hasMoved: true }, tx);
}
