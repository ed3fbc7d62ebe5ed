import { gql } from "postgraphile/utils";
import {
  readCertificateLacks,
  readDocumentStates,
  readNoticeLacks,
  readVerificationUrls,
  staffOnly,
} from "#modules/documents/read-document-fields.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** What is derived of issued documents, and what an order's certificate still needs. */
export const issuedDocumentsPlugin = computedFields(
  gql`
    enum DocumentState {
      "It stands."
      valid
      "A newer document stands in its place."
      superseded
      "It is not valid any more."
      revoked
    }
    extend type Document {
      state: DocumentState!
      "The public page that verifies it, as its QR code holds it."
      verificationUrl: String!
      "Why it was issued again; null for everybody but staff."
      issueReason: String
      "Why it was revoked; null for everybody but staff."
      revokeReason: String
    }
    extend type ServiceOrder {
      "What is missing before its certificate can be issued; null for everybody but staff."
      certificateObstacles: [UnmetGuard!]
      "What stands against the notice that no calibration was required; null for everybody but staff."
      noneRequiredObstacles: [UnmetGuard!]
      "What stands against the notice that a calibration was not completed; null for everybody but staff."
      notCompletedObstacles: [UnmetGuard!]
    }
  `,
  {
    Document: {
      state: readDocumentStates,
      verificationUrl: readVerificationUrls,
      issueReason: staffOnly("issue_reason"),
      revokeReason: staffOnly("revoke_reason"),
    },
    ServiceOrder: {
      certificateObstacles: readCertificateLacks,
      noneRequiredObstacles: readNoticeLacks("noneRequired"),
      notCompletedObstacles: readNoticeLacks("notCompleted"),
    },
  },
);
