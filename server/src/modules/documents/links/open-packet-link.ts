import { fail } from "@boresight/domain/base/errors";
import { packetTokenSchema } from "@boresight/domain/documents/issued-document";
import { phoneWords } from "#platform/phone-number.ts";
import { documentReaders } from "#modules/documents/content/document-readers.ts";
import { knownPacket } from "#modules/documents/pdf/known-packet.ts";
import { madePdf, type ReadPdfDeps, type ServedPdf } from "#modules/documents/pdf/read-pdf.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import { linkTokenHash } from "#platform/link-token.ts";
import { preparePacket } from "../pdf/prepare-packet.ts";
import type { LinkedRequest } from "#platform/limits/linked-request.ts";

/** What tells an insurer's clerk which of their claims it is, and whom to call. */
interface LinkedOrder {
  number: string;
  vehicle: string;
  vinEnd: string | null;
  claimNumber: string | null;
  repairOrderNumber: string | null;
  insured: string;
  shop: string;
  phone: string | null;
}

interface Found {
  id: string;
  serviceOrderId: string;
  recipient: string;
  expiresAt: string;
  revokedAt: string | null;
  order: LinkedOrder;
}

export type PacketLinkDeps = ReadPdfDeps & { openLink: OpenLink };

/** Throws `not-found`, `link-revoked`, `link-expired`, and `too-many-requests` for who tries many. */
async function findPacketLink(
  { sent, address }: LinkedRequest,
  { pool, clock, openLink }: PacketLinkDeps,
): Promise<Found> {
  const token = packetTokenSchema.safeParse(sent).data?.token ?? "";
  const found = await openLink({ token, address }, () =>
    asSystem(pool, async (system) => {
      const link = await system.maybe<Found>({
        isPrepared: true,
        text: `select l.id, l.service_order_id, l.recipient, l.expires_at, l.revoked_at,
            json_build_object('number', o.internal_order_number, 'vehicle', v.vehicle_description, 'vinEnd', right(v.vin_number, 6),
              'claimNumber', o.claim_number, 'repairOrderNumber', o.repair_order_number,
              'insured', concat_ws(' ', v.owner_first_name, v.owner_last_name),
              'phone', (select f.phone from app.facilities f
                where f.id = coalesce(o.facility_id, (select id from app.facilities where is_base))),
              'shop', (select company_name from app.shop_settings order by version desc limit 1)) as "order"
          from app.document_links l
          join app.service_orders o on o.id = l.service_order_id
          join app.vehicles v on v.id = o.vehicle_id
          where l.token_hash = $1`,
        values: [linkTokenHash(token)],
      });
      return link ?? null;
    }),
  );
  if (!found) throw fail("not-found");
  if (found.revokedAt !== null) throw fail("link-revoked");
  if (new Date(found.expiresAt) <= clock()) throw fail("link-expired");
  return found;
}

/** What the page of a link says before the download. */
export async function showPacketLink(asked: LinkedRequest, deps: PacketLinkDeps) {
  const { recipient, expiresAt, order } = await findPacketLink(asked, deps);
  const { shop, phone, ...about } = order;
  return {
    recipient,
    expiresAt,
    shop: shop || deps.config.brandName,
    phone: phone && phoneWords(phone),
    order: about,
  };
}

/** The packet itself; counted. */
export async function openPacketLink(asked: LinkedRequest, deps: PacketLinkDeps): Promise<ServedPdf> {
  const { id, serviceOrderId } = await findPacketLink(asked, deps);
  await asSystem(deps, (system, { now }) =>
    system.run({
      text: "update app.document_links set opened_count = opened_count + 1, last_opened_at = $2 where id = $1",
      values: [id, now],
    }),
  );
  return readLinkedPacket(serviceOrderId, deps);
}

/** The packet of an order, for who has a link to it. */
export async function readLinkedPacket(orderId: string, deps: ReadPdfDeps): Promise<ServedPdf> {
  await preparePacket(orderId, deps);
  const read = await asSystem(deps, (system, { now }) =>
    documentReaders.packet(orderId, { rights: system, now, verificationPath: null, revision: 1 }),
  );
  return knownPacket(madePdf(read, deps), orderId, deps);
}
