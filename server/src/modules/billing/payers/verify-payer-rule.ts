import { fail } from "@boresight/domain/base/errors";
import { payerRuleVersionSchema } from "@boresight/domain/billing/payers/payer-schema";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockPayer } from "./lock-payer.ts";

export const verifyPayerRule = mutation({
  summary:
    "Records that somebody here checked a rule against its source: from then on it is enforced for orders of its days. A verified rule that goes on until then ends the day before it.",
  callers: ["admin"],
  input: payerRuleVersionSchema,
  returns: { payerRule: "PayerRule", payer: { type: "Payer", via: "payerRule.payer_id" } },
  payload: "PayerRulePayload",
  errors: ["definition-changed", "payer-rule-overlaps"],
  async run({ id, version }, { caller, now }) {
    const { payerId } = await caller.one<{ payerId: string }>(payerOf(id));
    await lockPayer(payerId, caller);
    await endEarlier(id, caller);
    const overlapping = await caller.maybe({ text: `select o.id ${overlaps} limit 1`, values: [id] });
    if (overlapping) throw fail("payer-rule-overlaps");
    const verified = await caller.run({
      text: `update app.payer_rules set verified_by = $3, verified_at = $4
        where id = $1 and version = $2 and verified_at is null`,
      values: [id, version, caller.userId, now],
    });
    if (verified === 0) throw fail("definition-changed");
    return { payerRule: id };
  },
});

const payerOf = (id: string) => ({ text: "select payer_id from app.payer_rules where id = $1", values: [id] });

/** Another verified rule `o` of the payer on a day of the rule `$1`. */
const overlaps = `from app.payer_rules o, app.payer_rules r
  where r.id = $1 and o.payer_id = r.payer_id and o.id <> r.id and o.verified_at is not null
    and daterange(o.valid_from, o.valid_to, '[]') && daterange(r.valid_from, r.valid_to, '[]')`;

/** Only one whose last days are all days of the new one: what follows after them would be left without a rule. */
const endEarlier = (id: string, caller: Rights) =>
  caller.run({
    text: `update app.payer_rules e set valid_to = r.valid_from - 1 from app.payer_rules r
      where r.id = $1 and e.id in (select o.id ${overlaps}) and e.valid_from < r.valid_from
        and (r.valid_to is null or e.valid_to <= r.valid_to)`,
    values: [id],
  });
