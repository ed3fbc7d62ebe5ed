import { disclosureTextIdSchema } from "@boresight/domain/documents/disclosures/disclosure-text";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";

export const verifyDisclosureText = mutation({
  summary: "Records that a state's text was compared with its source: from now on it is shown, asked for and printed.",
  callers: ["admin"],
  input: disclosureTextIdSchema,
  returns: { disclosureText: "DisclosureText" },
  payload: "DisclosureTextPayload",
  errors: ["definition-changed"],
  async run({ id }, { caller, now }) {
    await caller.one({ text: "select id from app.disclosure_texts where id = $1", values: [id] });
    const verified = await caller.run({
      text: "update app.disclosure_texts set verified_by = $2, verified_at = $3 where id = $1 and verified_at is null",
      values: [id, caller.userId, now],
    });
    if (verified === 0) throw fail("definition-changed");
    return { disclosureText: id };
  },
});
