import { staffRoles } from "@boresight/domain/accounts/roles";
import { nameOnPaper } from "@boresight/domain/calibrations/made-with";
import { fail } from "@boresight/domain/base/errors";
import { noticeIssueSchema } from "@boresight/domain/documents/notices";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { issueDocument, latestDocument, lockSubject } from "./issue-document.ts";
import { noticedCalibrations } from "../notices/noticed.ts";
import { requireNotice } from "../notices/notice-obstacles.ts";

export const issueNotice = mutation({
  summary:
    "Issues the notice that no calibration was required, or that one was not completed; it replaces an earlier one of the order.",
  callers: staffRoles,
  input: noticeIssueSchema,
  returns: { document: "Document", serviceOrder: { type: "ServiceOrder", via: "document.service_order_id" } },
  payload: "DocumentPayload",
  clientKey: true,
  errors: ["notice-acknowledged", "notice-blocked"],
  async run({ serviceOrderId, type, ...stated }, tx) {
    await lockVisibleOrder(serviceOrderId, tx);
    await requireNotice(serviceOrderId, type, tx.system);
    const subject = { type, subjectId: serviceOrderId };
    await lockSubject(subject, tx.system);
    if (await isAcknowledged(serviceOrderId, type, tx.system)) throw fail("notice-acknowledged");
    const person = await tx.system.one<{ name: string; firstName: string; lastName: string }>({
      text: "select display_name as name, first_name, last_name from app.users where id = $1",
      values: [tx.caller.userId],
    });
    const statement = { ...stated, statedBy: nameOnPaper(person) };
    return { document: await issueDocument({ ...subject, by: tx.caller, statement }, tx) };
  },
});

/** Whether the order's notice was signed and is about the calibrations as they are now: another would undo the signature. */
async function isAcknowledged(orderId: string, type: NoticeType, system: Rights): Promise<boolean> {
  const latest = await latestDocument({ type, subjectId: orderId }, system);
  if (!latest || latest.revokedAt !== null) return false;
  const found = await system.maybe({
    text: `select 1 from app.documents d join app.acknowledgements k on k.document_id = d.id
      join app.service_orders o on o.id = d.service_order_id
      where d.id = $1 and d.notice -> 'calibrations' = ${noticedCalibrations}`,
    values: [latest.id],
  });
  return found !== undefined;
}
