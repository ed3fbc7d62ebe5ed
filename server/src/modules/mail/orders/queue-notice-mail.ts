import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "./queue-order-mail.ts";

const templates: Readonly<Record<string, string>> = {
  noneRequired: "none-required",
  notCompleted: "calibration-notice",
};

interface Issued {
  number: string;
  verificationCode: string;
  insurerEmail: string | null;
}

/** Emails a notice about calibrations to those whom it concerns; nothing for other documents. */
export async function queueNoticeMail(
  documentId: string,
  { orderId, type }: { orderId: string; type: string },
  system: Rights,
): Promise<void> {
  const template = templates[type];
  if (!template) return;
  const { insurerEmail, ...issued } = await system.one<Issued>({
    text: `select number, verification_code, notice ->> 'insurerEmail' as insurer_email from app.documents where id = $1`,
    values: [documentId],
  });
  const alsoTo = insurerEmail ? [insurerEmail] : [];
  await queueEventMail(template, { orderId, entry: documentId, notice: { id: documentId, ...issued }, alsoTo }, system);
}
