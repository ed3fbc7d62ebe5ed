import { isNotice } from "@boresight/domain/documents/notice-types";
import type { Signed } from "@boresight/domain/documents/acknowledgement";
import { fail } from "@boresight/domain/base/errors";
import { storeSignature, type KeepContent } from "#modules/billing/estimates/decisions/store-signature.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import type { Work } from "#platform/database/events.ts";
import { documentWithState, stateOfDocument } from "../document-state.ts";

/** From where somebody signs, and on whose device. */
export interface Witness {
  channel: "device" | "link" | "signedIn";
  userId: string | null;
  address: string;
  userAgent: string;
  keepContent: KeepContent;
}

interface Subject {
  serviceOrderId: string;
  documentId?: string;
  disclosureTextId?: string;
  /** The SHA-256 of what it says. */
  hash: string;
}

/** Writes who signed what, with the signature's picture. Throws `invalid-input` for a drawing that is no PNG. */
export async function recordAcknowledgement(
  { serviceOrderId, documentId, disclosureTextId, hash }: Subject,
  { signed, witness }: { signed: Signed; witness: Witness },
  work: Pick<Work, "ids" | "now" | "system">,
): Promise<void> {
  const { system, ids, now } = work;
  const { fullName, signatureMethod } = signed;
  const picture = { ...signed, orderId: serviceOrderId, documentKind: "notice" as const };
  const signatureFileId = await storeSignature(picture, witness, work);
  const person = await system.maybe<{ name: string }>({
    text: "select display_name as name from app.users where id = $1",
    values: [witness.userId],
  });
  await system.run(
    insertRow("app.acknowledgements", {
      id: ids(),
      serviceOrderId,
      documentId: documentId ?? null,
      disclosureTextId: disclosureTextId ?? null,
      subjectHash: hash,
      fullName,
      signatureMethod,
      signatureFileId,
      channel: witness.channel,
      recordedBy: witness.userId,
      recordedByName: person?.name ?? "",
      acknowledgedAt: now,
      ip: witness.address,
      userAgent: witness.userAgent.slice(0, 1000),
    }),
  );
}

interface Current {
  type: string;
  number: string;
  contentHash: string;
  serviceOrderId: string;
  isAcknowledged: boolean;
}

/**
 * Records that a notice was read, in the very version that `id` names. Throws `document-not-current` for one that was
 * replaced or revoked, and `notice-acknowledged` the second time.
 */
export async function acknowledge(
  id: string,
  by: { signed: Signed; witness: Witness },
  work: Pick<Work, "emit" | "ids" | "now" | "system">,
): Promise<void> {
  const { system } = work;
  await lockRows(system, "app.documents", { ids: [id] });
  const current = await system.maybe<Current>({
    text: `select d.type, d.number, d.content_hash, d.service_order_id,
        exists (select from app.acknowledgements k where k.document_id = d.id) as is_acknowledged
      from ${documentWithState} where d.id = $1 and ${stateOfDocument} = 'valid'`,
    values: [id],
  });
  if (!current || !isNotice(current.type)) throw fail("document-not-current");
  if (current.isAcknowledged) throw fail("notice-acknowledged");
  const { serviceOrderId, contentHash, type, number } = current;
  await recordAcknowledgement({ serviceOrderId, documentId: id, hash: contentHash }, by, work);
  const payload = { serviceOrderId, documentType: type, number, name: by.signed.fullName };
  await work.emit({ type: "notice.acknowledged", entityId: id, payload });
}
