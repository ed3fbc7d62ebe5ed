import { manualDistanceSchema } from "@boresight/domain/customers/address-book";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import * as z from "zod";
import type { Transaction } from "#platform/database/transaction.ts";
import { coordinatesOf, findBase, setDistance, settleDistance } from "./settle-distance.ts";

interface Seen {
  version: number;
  source: string | null;
  latitude: number | null;
  longitude: number | null;
}

async function findSeen(id: string, { caller }: Transaction): Promise<Seen> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  return caller.one<Seen>({
    text: "select version, distance_source as source, latitude, longitude from app.addresses where id = $1",
    values: [id],
  });
}

/** Staff type a distance that nothing overwrites, or take it back. */
export async function setAddressDistance(input: unknown, tx: Transaction): Promise<string> {
  const { id, version, miles } = parseInput(manualDistanceSchema, input);
  const seen = await findSeen(id, tx);
  if (seen.version !== version) throw fail("address-changed");
  await setDistance({ id }, { miles, source: miles === null ? null : "manual" }, tx.system);
  if (miles === null) await settleDistance(id, { hasMoved: false }, tx.system);
  return id;
}

/** Computes the distance of an address anew, or says what is missing for it. */
export async function recalculateAddressDistance(input: unknown, tx: Transaction): Promise<string> {
  const { id } = parseInput(z.object({ id: z.uuid("Address is not a valid id") }), input);
  const seen = await findSeen(id, tx);
  if (seen.source === "manual") throw fail("distance-typed");
  if (!coordinatesOf(seen)) throw fail("coordinates-missing");
  if (!(await findBase(tx.system))) throw fail("base-coordinates-missing");
  await settleDistance(id, { hasMoved: false }, tx.system);
  return id;
}
