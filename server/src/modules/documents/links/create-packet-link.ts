import { officeCallers } from "@boresight/domain/accounts/roles";
import { packetLinkSchema } from "@boresight/domain/documents/issued-document";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { linkTokenHash, newLinkToken } from "#platform/link-token.ts";

const dayMs = 24 * 3_600_000;

export const createPacketLink = mutation({
  summary:
    "Creates a link by which somebody without a sign-in, such as an insurer, downloads an order's packet until it expires.",
  callers: [...officeCallers, "customer", "user"],
  input: packetLinkSchema,
  returns: {
    documentLink: "DocumentLink",
    url: { type: "String!", description: "It is told this once." },
    serviceOrder: { type: "ServiceOrder", via: "documentLink.service_order_id" },
  },
  clientKey: true,
  errors: [],
  async run({ serviceOrderId, recipient, days }, tx: Transaction & RequestContext) {
    const { caller, system, now, ids, config } = tx;
    await caller.one({ text: "select id from app.service_orders where id = $1", values: [serviceOrderId] });
    const token = newLinkToken();
    const id = ids();
    await system.run({
      text: `insert into app.document_links (id, token_hash, service_order_id, recipient, expires_at, created_by, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        id,
        linkTokenHash(token),
        serviceOrderId,
        recipient,
        new Date(now.getTime() + days * dayMs),
        caller.userId,
        now,
      ],
    });
    return { documentLink: id, url: `${config.clientUrl}/packet#${token}` };
  },
});
