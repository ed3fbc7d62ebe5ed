import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import type { PayerRuleContent } from "@boresight/domain/billing/payers/payer-rule";
import { payerRuleSchema } from "@boresight/domain/billing/payers/payer-schema";
import { text } from "@boresight/domain/texts/text";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";
import { lockPayer } from "./lock-payer.ts";

export const savePayerRule = mutation({
  summary:
    "Adds a version of a payer's rules, or changes one that nobody has verified yet. A verified one stays as it is: what it demanded stays known.",
  callers: ["admin"],
  input: payerRuleSchema,
  returns: { payerRule: "PayerRule", payer: { type: "Payer", via: "payerRule.payer_id" } },
  payload: "PayerRulePayload",
  clientKey: true,
  errors: ["definition-changed", "payer-rule-verified"],
  async run({ id, version, payerId, content, ...rule }, { caller, system }) {
    const { mergedIntoId } = await lockPayer(payerId, caller);
    await requireKnownTypes(content, system);
    const values = { ...rule, content: JSON.stringify(content) };
    if (id !== null) {
      const stored = await caller.one<Stored>(ruleOf(id));
      if (stored.verifiedAt !== null) throw fail("payer-rule-verified");
      if (stored.version !== version || stored.payerId !== payerId) throw fail("definition-changed");
      await caller.run(updateRow("app.payer_rules", id, values));
      return { payerRule: id };
    }
    if (mergedIntoId !== null) throw wrongField("payerId", "wrong-reference", text("billing.chooseAnotherPayer"));
    const { number } = await caller.one<{ number: number }>({
      text: "select coalesce(max(number), 0) + 1 as number from app.payer_rules where payer_id = $1",
      values: [payerId],
    });
    const added = await caller.one<{ id: string }>(insertRow("app.payer_rules", { payerId, number, ...values }));
    return { payerRule: added.id };
  },
});

interface Stored {
  version: number;
  payerId: string;
  verifiedAt: string | null;
}

const ruleOf = (id: string) => ({
  text: "select version, payer_id, verified_at from app.payer_rules where id = $1 for update",
  values: [id],
});

/** Every line item type that it names exists, in use or not. */
async function requireKnownTypes({ caps, included, lineCodes }: PayerRuleContent, system: Rights): Promise<void> {
  const named = new Set([
    ...caps.flatMap(({ typeKeys }) => typeKeys),
    ...included,
    ...lineCodes.map((one) => one.typeKey),
  ]);
  const known = await system.rows({
    text: "select key from app.line_item_types where key = any ($1) limit 500",
    values: [[...named]],
  });
  if (known.length < named.size) throw wrongField("content", "wrong-reference", text("billing.chooseFromTheCatalog"));
}
