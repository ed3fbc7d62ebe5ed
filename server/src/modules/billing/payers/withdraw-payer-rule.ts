import { fail } from "@boresight/domain/base/errors";
import { payerRuleVersionSchema } from "@boresight/domain/billing/payers/payer-schema";
import { mutation } from "#platform/mutation.ts";

export const withdrawPayerRule = mutation({
  summary: "Takes back that a rule was verified: it only informs again. The rule that ended before it stays ended.",
  callers: ["admin"],
  input: payerRuleVersionSchema,
  returns: { payerRule: "PayerRule", payer: { type: "Payer", via: "payerRule.payer_id" } },
  payload: "PayerRulePayload",
  errors: ["definition-changed"],
  async run({ id, version }, { caller }) {
    await caller.one({ text: "select id from app.payer_rules where id = $1", values: [id] });
    const withdrawn = await caller.run({
      text: `update app.payer_rules set verified_by = null, verified_at = null
        where id = $1 and version = $2 and verified_at is not null`,
      values: [id, version],
    });
    if (withdrawn === 0) throw fail("definition-changed");
    return { payerRule: id };
  },
});
