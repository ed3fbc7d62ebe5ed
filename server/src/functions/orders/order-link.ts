// An order by the single-purpose link of a mail, without a sign-in. The token is in the body, so that no log of addresses has it.
import { isStaff, roles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { linkedDocumentSchema } from "@boresight/domain/orders/order-link";
import { documentsOfLink, readLinkedDocument } from "#modules/documents/links/order-link-documents.ts";
import { readLinkedPacket } from "#modules/documents/links/open-packet-link.ts";
import { documentsOfPacket } from "#modules/documents/content/packet/packet-parts.ts";
import { answerByLink } from "#modules/orders/links/answer-by-link.ts";
import { findOrderLink } from "#modules/orders/links/find-order-link.ts";
import { readLinkedOrder } from "#modules/orders/links/read-linked-order.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { serverFunction } from "#functions/server-function.ts";

export const orderLink = serverFunction({ path: "order-link", roles }, async ({ caller, input, request, deps }) => {
  const { orderId, customerId } = await findOrderLink({ sent: input, address: request.ip }, deps);
  const isSignedIn = isStaff(caller.role) || caller.customerId === customerId;
  return asSystem(deps.pool, async (system) => {
    const packet = await system.maybe({
      text: `select from (${documentsOfPacket("$1")}) d limit 1`,
      values: [orderId],
    });
    const documents = await documentsOfLink(orderId, system);
    const order = await readLinkedOrder(orderId, system);
    return { ...order, ownOrderId: isSignedIn ? orderId : null, hasPacket: packet !== undefined, documents };
  });
});

export const orderLinkMessage = serverFunction(
  { path: "order-link/message", roles },
  async ({ input, request, deps }) => {
    await answerByLink({ sent: input, address: request.ip }, deps);
    return {};
  },
);

export const orderLinkPacket = serverFunction(
  { path: "order-link/packet", roles },
  async ({ input, request, deps }) => {
    const { orderId } = await findOrderLink({ sent: input, address: request.ip }, deps);
    return new SentPdf(await readLinkedPacket(orderId, deps), "attachment");
  },
);

export const orderLinkDocument = serverFunction(
  { path: "order-link/document", roles },
  async ({ input, request, deps }) => {
    const { orderId } = await findOrderLink({ sent: input, address: request.ip }, deps);
    const { data } = linkedDocumentSchema.safeParse(input);
    if (!data) throw fail("not-found");
    return new SentPdf(await readLinkedDocument({ orderId, id: data.id }, deps), "attachment");
  },
);
