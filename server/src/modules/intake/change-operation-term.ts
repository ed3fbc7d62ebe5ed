import { fail } from "@boresight/domain/base/errors";
import { changedTermSchema } from "@boresight/domain/intake/operation-term";
import { mutation } from "#platform/mutation.ts";

export const changeOperationTerm = mutation({
  summary: "Switches a term on or off.",
  callers: ["admin"],
  input: changedTermSchema,
  returns: { operationTerm: "OperationTerm" },
  payload: "OperationTermPayload",
  errors: ["definition-changed"],
  async run({ id, version, isActive }, { caller }) {
    await caller.one({ text: "select from app.operation_terms where id = $1", values: [id] });
    const changed = await caller.run({
      text: "update app.operation_terms set is_active = $3 where id = $1 and version = $2",
      values: [id, version, isActive],
    });
    if (changed === 0) throw fail("definition-changed");
    return { operationTerm: id };
  },
});
