import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { payerSchema } from "@boresight/domain/billing/payers/payer-schema";
import { text } from "@boresight/domain/texts/text";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";
import { lockPayer } from "./lock-payer.ts";

export const savePayer = mutation({
  summary:
    "Adds a payer, such as an insurer, or changes one. Its aliases are the other names under which orders call it.",
  callers: ["admin"],
  input: payerSchema,
  returns: { payer: "Payer" },
  payload: "PayerPayload",
  clientKey: true,
  errors: ["definition-changed"],
  async run({ id, version, ...payer }, { caller }) {
    const stored = id === null ? null : await lockPayer(id, caller);
    if (stored && stored.version !== version) throw fail("definition-changed");
    await requireOwnName({ id, name: payer.name }, caller);
    if (id === null) {
      const added = await caller.one<{ id: string }>(insertRow("app.payers", payer));
      return { payer: added.id };
    }
    await caller.run(updateRow("app.payers", id, payer));
    return { payer: id };
  },
});

async function requireOwnName({ id, name }: { id: string | null; name: string }, caller: Rights): Promise<void> {
  const other = await caller.maybe({
    text: `select id from app.payers where lower(name) = lower($1) and merged_into_id is null and id is distinct from $2 limit 1`,
    values: [name, id],
  });
  if (other) throw wrongField("name", "taken", text("billing.payerNameTaken"));
}
