import type { Actor, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readCertificateObstacles } from "./certificate-obstacles.ts";
import { certifiedWork } from "#modules/orders/certified-work.ts";
import { issueDocument, latestDocument, lockSubject } from "./issue-document.ts";

/** Issues the certificate of an order whose work is done, unless it has one of the same work or something is missing. */
export async function issueDueCertificate(orderId: string, by: Actor, work: Work): Promise<void> {
  const { system } = work;
  const obstacles = (await readCertificateObstacles([orderId], system)).get(orderId);
  if (!obstacles || obstacles.length > 0) return;
  const subject = { type: "certificate", subjectId: orderId } as const;
  await lockSubject(subject, system);
  if (!(await isCurrent(orderId, system))) await issueDocument({ ...subject, by }, work);
}

/** Whether the order's certificate stands, and nothing was calibrated or decided since. */
export async function isCurrent(orderId: string, system: Rights): Promise<boolean> {
  const latest = await latestDocument({ type: "certificate", subjectId: orderId }, system);
  if (!latest || latest.revokedAt !== null) return false;
  const { isSame } = await system.one<{ isSame: boolean }>({
    text: `select coalesce(d.verification -> 'calibrations' = ${certifiedWork}, not ${changedSince}) as is_same
      from app.documents d join app.service_orders o on o.id = d.service_order_id where d.id = $1`,
    values: [latest.id],
  });
  return isSame;
}

/** Of certificates from before they kept what they vouch for. */
const changedSince = `exists (select from app.order_calibrations c where c.service_order_id = o.id and (c.updated_at > d.issued_at
  or exists (select from app.calibration_attempts a where a.order_calibration_id = c.id and a.created_at > d.issued_at)))`;
