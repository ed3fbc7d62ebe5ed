import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { mergedPayerSchema } from "@boresight/domain/billing/payers/payer-schema";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { lockPayer } from "./lock-payer.ts";

export const mergePayers = mutation({
  summary:
    "Lets one payer take the place of another: orders that name the other are its own from now on. Rules of both go on; where both have a verified one for a day, the one that stays comes first.",
  callers: ["admin"],
  input: mergedPayerSchema,
  returns: { payer: "Payer" },
  payload: "PayerPayload",
  errors: ["definition-changed"],
  async run({ id, version, intoId }, { caller }) {
    // In one order, so that two merges in opposite directions do not wait for each other.
    const locked = new Map<string, Awaited<ReturnType<typeof lockPayer>>>();
    for (const one of [id, intoId].toSorted()) locked.set(one, await lockPayer(one, caller));
    const [gone, staying] = [locked.get(id), locked.get(intoId)];
    if (gone?.version !== version || gone.mergedIntoId !== null) throw fail("definition-changed");
    if (staying?.mergedIntoId !== null)
      throw wrongField("intoId", "wrong-reference", text("billing.chooseAnotherPayer"));
    await caller.run({
      text: "update app.payers set merged_into_id = $2, is_active = false where id = $1 or merged_into_id = $1",
      values: [id, intoId],
    });
    return { payer: intoId };
  },
});
