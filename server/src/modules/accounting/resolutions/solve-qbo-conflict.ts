import {
  closesOnceEqual,
  resolutionsOf,
  solveQboConflictSchema,
} from "@boresight/domain/accounting/conflict-resolutions";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { applyResolution } from "./apply-resolution.ts";
import { lockConflict } from "./lock-conflict.ts";

export const solveQboConflict = mutation({
  summary:
    "Decides what counts where the shop and QuickBooks differ: ours, theirs, field by field of a customer, or both as they are. One about an invoice's amount or tax stays open until both sides say the same.",
  callers: ["admin"],
  input: solveQboConflictSchema,
  returns: { qboConflict: "QboConflict" },
  errors: [
    "customer-archived",
    "customer-changed",
    "customer-in-use",
    "invoice-has-credit-memo",
    "invoice-has-payments",
    "invoice-not-open",
    "month-closed",
    "payment-already-reversed",
    "qbo-already-linked",
    "qbo-conflict-solved",
    "qbo-field-not-taken",
    "qbo-resolution-not-offered",
  ],
  async run({ id, resolution, choices }, tx) {
    const conflict = await lockConflict(id, tx);
    if (!resolutionsOf(conflict).includes(resolution)) throw fail("qbo-resolution-not-offered");
    if (resolution === "ours" && closesOnceEqual(conflict)) {
      await tx.system.run({
        text: "update app.qbo_conflicts set decided_at = $2, solved_by = $3, updated_at = $2 where id = $1",
        values: [id, tx.now, tx.caller.userId],
      });
      await applyResolution(conflict, { resolution, choices }, tx);
      return { qboConflict: id };
    }
    const { connectionId, entity, localId, label, kind } = conflict;
    await tx.system.run({
      text: `update app.qbo_conflicts set status = 'solved', resolution = $2, solved_at = $3, solved_by = $4, updated_at = $3 where id = $1`,
      values: [id, resolution, tx.now, tx.caller.userId],
    });
    await applyResolution(conflict, { resolution, choices }, tx);
    const payload = { connectionId, entity, localId, label, conflictId: id, kind, resolution };
    await tx.emit({ type: "qbo.conflictSolved", entityId: localId ?? id, payload });
    return { qboConflict: id };
  },
});
