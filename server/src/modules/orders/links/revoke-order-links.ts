import { staffRoles } from "@boresight/domain/accounts/roles";
import { orderIdSchema } from "@boresight/domain/orders/order-link";
import { mutation } from "#platform/mutation.ts";

export const revokeOrderLinks = mutation({
  summary: "Ends all links of emails that open this order without a sign-in; later emails have new ones.",
  callers: staffRoles,
  input: orderIdSchema,
  returns: {
    serviceOrder: "ServiceOrder",
    revoked: { type: "Int!", description: "How many links ended." },
  },
  errors: [],
  async run({ serviceOrderId }, { caller, system, now }) {
    await caller.one({ text: "select id from app.service_orders where id = $1", values: [serviceOrderId] });
    const revoked = await system.run({
      text: `update app_private.order_links set revoked_at = $2
        where service_order_id = $1 and revoked_at is null and expires_at > $2`,
      values: [serviceOrderId, now],
    });
    const notices = await system.run({
      text: `update app_private.notice_links l set revoked_at = $2 from app.documents d
        where d.id = l.document_id and d.service_order_id = $1 and l.revoked_at is null and l.expires_at > $2`,
      values: [serviceOrderId, now],
    });
    return { serviceOrder: serviceOrderId, revoked: revoked + notices };
  },
});
