import type { PlacingMark } from "@boresight/domain/inbox/judge-placing";
import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import type { StoredAttachment } from "#modules/inbox/attachments/store-attachments.ts";
import { isOwnAddress, replyTokenIn } from "#modules/mail/queue/reply-address.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** How the head of a mail, or a file that an order has already, points to an order. */
export interface Pointed {
  marks: readonly PlacingMark[];
  /** What it answers was sent to the sender's own address. */
  wasSentTo: boolean;
}

interface Pointing {
  orderId: string;
  mark: PlacingMark;
  address: string | null;
}

/** Returns the orders that a mail answers, by the address that it was sent to and the mails that it names. */
export async function findPointed(
  mail: Pick<ReceivedMail, "calendarReply" | "deliveredTo" | "from" | "references" | "to">,
  files: readonly StoredAttachment[],
  system: Rights,
): Promise<ReadonlyMap<string, Pointed>> {
  const addresses = [...mail.deliveredTo, ...mail.to.map(({ address }) => address)];
  const tokens = addresses.flatMap((address) => replyTokenIn(address) ?? []);
  const named = mail.references.slice(0, mostReferences);
  const hashes = files.flatMap(({ kind, file }) => (kind === "estimate" && file.sha256 ? [file.sha256] : []));
  const pointings = await system.rows<Pointing>({
    text: `select service_order_id as order_id, 'token' as mark, address from app_private.reply_tokens where token = any ($1)
      union select service_order_id, 'references', case when not ${isOwnAddress("lower(recipient)")} then lower(recipient) end from app.messages where id = any ($2) and service_order_id is not null
      union select c.service_order_id, 'references', null from app.conversation_messages m join app.conversations c on c.id = m.conversation_id
        where m.external_id = any ($3) and m.external_id <> '' and c.service_order_id is not null
      union select m.service_order_id, 'references', case when not ${isOwnAddress("lower(m.recipient)")} then lower(m.recipient) end
        from app.appointments a join app.messages m on m.service_order_id = a.service_order_id
        where a.id = $5 and m.channel = 'email' and m.attached_documents @> jsonb_build_array(jsonb_build_object('type', 'calendar', 'subjectId', a.id))
      union select service_order_id, 'references', null from app.files
        where sha256 = any ($4) and document_kind = 'repairOrder' and service_order_id is not null`,
    values: [
      tokens,
      named.flatMap((reference) => ownId(reference) ?? []),
      named,
      hashes,
      mail.calendarReply?.appointmentId ?? null,
    ],
  });
  const byOrder = Map.groupBy(pointings, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([orderId, all]) => [
      orderId,
      { marks: all.map(({ mark }) => mark), wasSentTo: all.some(({ address }) => address === mail.from.address) },
    ]),
  );
}

const mostReferences = 50;

/** Our mails are named after their rows: `<3f0c…@example.com>`. */
const ownId = (reference: string): string | null =>
  /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^@\s>]+>$/i.exec(reference)?.[1] ?? null;
