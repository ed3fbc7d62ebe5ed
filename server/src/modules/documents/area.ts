import * as z from "zod";
import { area } from "#area.ts";
import { documentPdf, subjectPdf } from "#functions/documents/document-pdf.ts";
import { documentPreview } from "#functions/documents/document-preview.ts";
import { billingLinkPdf, packetLink, packetLinkPdf } from "#functions/documents/linked-pdfs.ts";
import { mountWithdrawnDocuments, offlineVerifier } from "#functions/documents/offline-verifier.ts";
import { rotateSigningKey } from "#functions/documents/rotate-signing-key.ts";
import { verifyDocument } from "#functions/documents/verify-document.ts";
import { estimateReviewPlugin } from "#graphql/fields/documents/estimate-review.ts";
import { issuedDocumentsPlugin } from "#graphql/fields/documents/issued-documents.ts";
import { job } from "#jobs/job.ts";
import { documentEvents } from "./document-events.ts";
import { issueCertificate } from "./issue/issue-certificate.ts";
import { reissueDocument } from "./issue/reissue-document.ts";
import { revokeDocument } from "./issue/revoke-document.ts";
import { createPacketLink } from "./links/create-packet-link.ts";
import { revokeDocumentLink } from "./links/revoke-document-link.ts";
import { documentReactions } from "./reactions.ts";

export const documentsArea = area("documents", {
  verbs: { createPacketLink, issueCertificate, reissueDocument, revokeDocument, revokeDocumentLink },
  reads: [estimateReviewPlugin, issuedDocumentsPlugin],
  functions: [
    billingLinkPdf,
    documentPdf,
    documentPreview,
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
