import type { Transaction } from "#platform/database/transaction.ts";

interface AddressDistance {
  version: number;
  source: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Returns what is known about an address's distance. Throws `not-found` where the caller does not see it. */
export const distanceOfAddress = (id: string, { caller }: Transaction): Promise<AddressDistance> =>
  caller.one({
    text: "select version, distance_source as source, latitude, longitude from app.addresses where id = $1",
    values: [id],
  });
