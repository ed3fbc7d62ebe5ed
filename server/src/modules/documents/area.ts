import * as z from "zod";
import { area } from "#area.ts";
import { documentPdf, subjectPdf } from "#functions/documents/document-pdf.ts";
import { documentPreview } from "#functions/documents/document-preview.ts";
import { billingLinkPdf, packetLink, packetLinkPdf } from "#functions/documents/linked-pdfs.ts";
import { acknowledgeNoticeLink, noticeLink, noticeLinkPdf } from "#functions/documents/notice-link.ts";
import { mountWithdrawnDocuments, offlineVerifier } from "#functions/documents/offline-verifier.ts";
import { rotateSigningKey } from "#functions/documents/rotate-signing-key.ts";
import { verifyDocument } from "#functions/documents/verify-document.ts";
import { disclosuresPlugin } from "#graphql/fields/documents/disclosures.ts";
import { estimateReviewPlugin } from "#graphql/fields/documents/estimate-review.ts";
import { issuedDocumentsPlugin } from "#graphql/fields/documents/issued-documents.ts";
import { lineProofsPlugin } from "#graphql/fields/documents/line-proofs.ts";
import { job } from "#jobs/job.ts";
import { acceptDisclosure } from "./disclosures/accept-disclosure.ts";
import { saveDisclosureText } from "./disclosures/save-disclosure-text.ts";
import { verifyDisclosureText } from "./disclosures/verify-disclosure-text.ts";
import { documentEvents } from "./document-events.ts";
import { issueCertificate } from "./issue/issue-certificate.ts";
import { issueNotice } from "./issue/issue-notice.ts";
import { reissueDocument } from "./issue/reissue-document.ts";
import { revokeDocument } from "./issue/revoke-document.ts";
import { createPacketLink } from "./links/create-packet-link.ts";
import { revokeDocumentLink } from "./links/revoke-document-link.ts";
import { acknowledgeNotice } from "./notices/acknowledge-notice.ts";
import { documentReactions } from "./reactions.ts";

export const documentsArea = area("documents", {
  verbs: {
    acceptDisclosure,
    acknowledgeNotice,
    createPacketLink,
    issueCertificate,
    issueNotice,
    reissueDocument,
    revokeDocument,
    revokeDocumentLink,
    saveDisclosureText,
    verifyDisclosureText,
  },
  reads: [disclosuresPlugin, estimateReviewPlugin, issuedDocumentsPlugin, lineProofsPlugin],
  functions: [
    acknowledgeNoticeLink,
    billingLinkPdf,
    documentPdf,
    documentPreview,
    noticeLink,
    noticeLinkPdf,
    offlineVerifier,
    packetLink,
    packetLinkPdf,
    rotateSigningKey,
    subjectPdf,
    verifyDocument,
  ],
  mounts: [mountWithdrawnDocuments],
  jobs: [
    job({
      name: "set-document", // Unless somebody has asked for it already.
      kind: "files",
      payload: z.object({ id: z.uuid() }),
      run: ({ id }, { pdfs }) => pdfs.ofIssued(id),
    }),
  ],
  events: documentEvents,
  reactions: documentReactions,
});
