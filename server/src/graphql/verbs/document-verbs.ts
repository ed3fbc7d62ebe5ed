import { createPacketLink } from "#modules/documents/links/create-packet-link.ts";
import { issueCertificate } from "#modules/documents/issue/issue-certificate.ts";
import { reissueDocument } from "#modules/documents/issue/reissue-document.ts";
import { revokeDocument } from "#modules/documents/issue/revoke-document.ts";
import { revokeDocumentLink } from "#modules/documents/links/revoke-document-link.ts";

/** The verbs of issued documents and of links to packets, by their names in the API. */
export const documentVerbs = {
  createPacketLink,
  issueCertificate,
  reissueDocument,
  revokeDocument,
  revokeDocumentLink,
};
