import { hash } from "node:crypto";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { disclosureAcceptanceSchema } from "@boresight/domain/documents/acknowledgement";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { recordAcknowledgement } from "#modules/documents/notices/record-acknowledgement.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";

export const acceptDisclosure = mutation({
  summary:
    "Records that somebody read and accepted a state's text before the work on an order: on the shop's device, or as a signed-in customer.",
  input: disclosureAcceptanceSchema,
  returns: { serviceOrder: "ServiceOrder" },
  errors: ["notice-acknowledged"],
  async run({ serviceOrderId, disclosureTextId, ...signed }, tx: Transaction & RequestContext) {
    const { caller, system, address, userAgent, keepContent } = tx;
    await lockVisibleOrder(serviceOrderId, tx);
    // Only what a person of the shop has verified is shown to anybody.
    const { body } = await system.one<{ body: string }>({
      text: "select body from app.disclosure_texts where id = $1 and occasion = 'beforeWork' and verified_at is not null",
      values: [disclosureTextId],
    });
    const accepted = await system.maybe({
      text: "select 1 from app.acknowledgements where service_order_id = $1 and disclosure_text_id = $2",
      values: [serviceOrderId, disclosureTextId],
    });
    if (accepted) throw fail("notice-acknowledged");
    const channel = isStaff(caller.role) ? ("device" as const) : ("signedIn" as const);
    const witness = { channel, userId: caller.userId, address, userAgent, keepContent };
    await recordAcknowledgement(
      { serviceOrderId, disclosureTextId, hash: hash("sha256", body) },
      { signed, witness },
      tx,
    );
    return { serviceOrder: serviceOrderId };
  },
});
