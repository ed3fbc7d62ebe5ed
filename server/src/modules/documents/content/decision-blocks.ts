import type { DeclineReason } from "@boresight/domain/billing/estimate-decision-schema";
import type { Block, SignatureBlock } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { type StoredImage, codeOf, factsOf } from "./document-reader.ts";
import type { DocumentFrame } from "./read-frame.ts";

/** A customer's answer to an estimate. */
export interface DecisionOnPaper {
  isApproved: boolean;
  channel: string;
  fullName: string;
  decidedAt: string;
  poNumber: string | null;
  poFollows: boolean;
  termsVersion: string | null;
  contentHash: string | null;
  reasonKey: string | null;
  reason: string;
  signature: { blobId: string; mimeType: string } | null;
}

/** SQL: the latest answer to the estimate `d`, with the signature's picture. */
export const decisionOnPaper = `(select json_build_object('isApproved', y.is_approved, 'channel', y.channel, 'fullName', y.full_name,
    'decidedAt', y.decided_at, 'poNumber', y.po_number, 'poFollows', y.po_follows, 'termsVersion', y.terms_version,
    'contentHash', y.content_hash, 'reasonKey', y.reason_key, 'reason', y.reason,
    'signature', case when g.is_uploaded then json_build_object('blobId', g.blob_id, 'mimeType', g.mime_type) end)
  from app.estimate_decisions y left join app.files g on g.id = y.signature_file_id
  where y.estimate_id = d.id order by y.created_at desc limit 1)`;

const channels: Readonly<Record<string, TextKey>> = {
  signedIn: "billing.channelSignedIn",
  link: "billing.channelLink",
  inPerson: "billing.channelInPerson",
  phone: "billing.channelPhone",
  email: "billing.channelEmail",
  text: "billing.channelText",
  agreement: "billing.standingAgreement",
};

const declineReasons: Readonly<Record<DeclineReason, TextKey>> = {
  price: "billing.declinedForPrice",
  notNeeded: "billing.declinedNotNeeded",
  doneElsewhere: "billing.declinedDoneElsewhere",
  totalLoss: "billing.declinedTotalLoss",
  other: "billing.declinedOther",
};

const wordOf = (
  words: Readonly<Record<string, TextKey>>,
  key: string | null,
  { say }: DocumentFrame,
): string | null => {
  const found = Object.entries(words).find(([known]) => known === key)?.[1];
  return found ? say(found) : null;
};

/** Who decided, when and how; what exactly was approved stands as a hash. */
export function decisionBlocks(decision: DecisionOnPaper, frame: DocumentFrame): Block[] {
  const { say, own, moment } = frame;
  const { isApproved, fullName, decidedAt } = decision;
  const reason = [wordOf(declineReasons, decision.reasonKey, frame), own(decision.reason)].filter(Boolean).join(": ");
  const facts = factsOf([
    [isApproved ? say("documents.approvedBy") : say("documents.declinedBy"), own(fullName)],
    [say("base.date"), moment(decidedAt)],
    [say("documents.channel"), wordOf(channels, decision.channel, frame)],
    [say("base.poNumber"), codeOf(decision.poNumber) ?? (decision.poFollows && say("billing.poFollows"))],
    [say("documents.acceptedTerms"), codeOf(decision.termsVersion)],
    [say("base.reason"), !isApproved && reason],
  ]);
  return [
    { kind: "heading", text: isApproved ? say("documents.approval") : say("documents.declined") },
    { kind: "facts", facts },
    ...(decision.contentHash
      ? [{ kind: "paragraph", text: say("documents.hashOfContent", { hash: decision.contentHash }) } as const]
      : []),
    ...(decision.signature ? [signatureOf(decision, frame)] : []),
  ];
}

function signatureOf({ fullName, decidedAt, signature }: DecisionOnPaper, frame: DocumentFrame): SignatureBlock {
  return {
    kind: "signature",
    label: frame.say("documents.approvedBy"),
    image: signature?.blobId ?? null,
    name: frame.own(fullName),
    about: frame.moment(decidedAt),
  };
}

/** The picture of the signature beside the content. */
export const signatureImages = (
  signature: { blobId: string; mimeType: string } | null | undefined,
): Record<string, StoredImage> => (signature ? { [signature.blobId]: signature } : {});
