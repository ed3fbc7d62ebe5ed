import type { Transaction } from "#platform/database/transaction.ts";
import { updateDistance } from "#modules/customers/update-distance.ts";

/** Makes the facility the base, from which all distances are computed anew. */
export async function setBase(id: string, tx: Transaction): Promise<void> {
  const { caller, system } = tx;
  await caller.run({
    text: "update app.facilities set is_base = false where is_base and id <> $1",
    values: [id],
  });
  const { addressId } = await system.one<{ addressId: string | null }>({
    text: `update app.facilities set is_base = true where id = $1 returning address_id`,
    values: [id],
  });
  if (addressId) await updateDistance(addressId, { hasMoved: false }, tx);
}
