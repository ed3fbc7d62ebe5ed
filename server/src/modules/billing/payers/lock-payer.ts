import type { Rights } from "#platform/database/transaction.ts";

export interface LockedPayer {
  version: number;
  mergedIntoId: string | null;
}

/** Returns a payer that the caller may change, locked until the transaction ends: its rules change one after another. */
export const lockPayer = (id: string, caller: Rights): Promise<LockedPayer> =>
  caller.one<LockedPayer>({
    text: "select version, merged_into_id from app.payers where id = $1 for update",
    values: [id],
  });
