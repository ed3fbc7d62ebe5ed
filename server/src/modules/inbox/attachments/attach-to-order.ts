import { messageSlot, mostMessageFiles } from "@boresight/domain/files/file-refusal";
import { readRepairOrderLater } from "#modules/files/read-repair-order.ts";
import { readScanReportLater } from "#modules/files/read-scan-report.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface FiledAttachment {
  id: string;
  isEstimate: boolean;
  /** Whether messages show such files; estimates of other programs, for example, are documents only. */
  isShown: boolean;
}

/** Returns the files of a received message that its order's message shows; the others become documents of the order beside it. */
export async function shownFiles(conversationMessageId: string, system: Rights): Promise<readonly string[]> {
  const files = await filesOf(conversationMessageId, system);
  return files
    .filter(({ isShown }) => isShown)
    .slice(0, mostMessageFiles)
    .map(({ id }) => id);
}

const kindOfFile = `case c.kind when 'estimate' then 'repairOrder' when 'scanReport' then
  case f.metadata ->> 'scanPhase' when 'pre' then 'preScan' when 'post' then 'postScan' when 'inProcess' then 'inProcessScan' else 'other' end
  else 'other' end`;

interface Attaching {
  orderId: string;
  orderMessageId: string;
  conversationMessageId: string;
  shown: readonly string[];
  /** How many places of the message come before those; none by default. */
  after?: number;
}

/** Makes the files of a received message documents of an order, and has estimates and scan reports read. Returns how many of those in the message are photos. */
export async function attachToOrder(
  { orderId, orderMessageId, conversationMessageId, shown, after = 0 }: Attaching,
  system: Rights,
): Promise<number> {
  const files = await filesOf(conversationMessageId, system);
  const attached = await system.rows<{ isPhoto: boolean }>({
    text: `update app.files f set service_order_id = o.id, customer_id = o.customer_id, document_kind = ${kindOfFile},
        order_message_id = case when f.id = any ($3) then $2::uuid end, message_position = array_position($3::uuid[], f.id) + $5::integer
      from app.service_orders o, app.conversation_files c
      where o.id = $1 and c.conversation_message_id = $4 and f.id = c.file_id and f.service_order_id is null
      returning f.id = any ($3) and f.mime_type like 'image/%' as is_photo`,
    values: [orderId, orderMessageId, shown, conversationMessageId, after],
  });
  const [estimate] = files.filter(({ isEstimate }) => isEstimate);
  if (estimate)
    await system.run({
      text: "update app.service_orders set repair_order_file_id = coalesce(repair_order_file_id, $2) where id = $1",
      values: [orderId, estimate.id],
    });
  for (const { id } of files) {
    await system.run(readRepairOrderLater(id));
    await system.run(readScanReportLater(id));
  }
  return attached.filter(({ isPhoto }) => isPhoto).length;
}

/** Makes them documents of no order again. */
export const takeFromOrder = (orderId: string, conversationMessageId: string) => ({
  text: `with own as (select file_id from app.conversation_files where conversation_message_id = $2),
      unlinked as (update app.service_orders set repair_order_file_id = null
        where id = $1 and repair_order_file_id in (select file_id from own)),
      unread as (delete from app.scan_reports where file_id in (select file_id from own))
    update app.files set service_order_id = null, customer_id = null, order_message_id = null, message_position = null,
        document_kind = 'other', order_task_file_id = null
      where id in (select file_id from own) and service_order_id = $1`,
  values: [orderId, conversationMessageId],
});

const filesOf = (conversationMessageId: string, system: Rights): Promise<readonly FiledAttachment[]> =>
  system.rows<FiledAttachment>({
    text: `select f.id, c.kind = 'estimate' as is_estimate,
        f.is_genuine and f.mime_type = any ($2) as is_shown
      from app.conversation_files c join app.files f on f.id = c.file_id
      where c.conversation_message_id = $1 order by c.position`,
    values: [conversationMessageId, messageSlot.allowedFileTypes],
  });
