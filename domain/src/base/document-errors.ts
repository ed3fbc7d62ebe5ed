import { text } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/** Rules of the business about issued documents and their PDFs. */
export const documentErrors = {
  "certificate-blocked": { status: 409, message: text("errors.certificate-blocked") },
  "certificate-current": { status: 409, message: text("errors.certificate-current") },
  "document-not-current": { status: 409, message: text("errors.document-not-current") },
  "notice-acknowledged": { status: 409, message: text("errors.notice-acknowledged") },
  "notice-blocked": { status: 409, message: text("errors.notice-blocked") },
  "pdf-busy": { status: 503, message: text("errors.pdf-busy") },
  "signing-key-set-by-operator": { status: 409, message: text("errors.signing-key-set-by-operator") },
} satisfies ErrorCatalogue;
