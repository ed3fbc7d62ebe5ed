// PDFs of documents for people who are signed in: one that was issued by its own id, or the current one of a subject.
import { fail } from "@boresight/domain/base/errors";
import { documentAddressSchema, documentOptionsSchema } from "@boresight/domain/documents/issued-document";
import type { z } from "zod";
import { readPdf, readPdfOf } from "#modules/documents/pdf/read-pdf.ts";
import { isUuid } from "#platform/ids.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { serverFunction } from "#functions/server-function.ts";

const roles = ["admin", "technician", "customer", "user"] as const;
const input = documentOptionsSchema;

const dispositionOf = ({ download }: z.output<typeof documentOptionsSchema>) => (download ? "attachment" : "inline");

export const documentPdf = serverFunction(
  { path: "documents/:id.pdf", roles, input },
  async ({ caller, input: options, request, deps }) => {
    const { id } = Object(request.params);
    if (typeof id !== "string" || !isUuid(id)) throw fail("not-found");
    return new SentPdf(await readPdf(id, caller, deps), dispositionOf(options));
  },
);

export const subjectPdf = serverFunction(
  { path: "documents/:type/:subjectId.pdf", roles, input },
  async ({ caller, input: options, request, deps }) => {
    const { data: address } = documentAddressSchema.safeParse(request.params);
    if (!address) throw fail("not-found");
    return new SentPdf(await readPdfOf({ ...address, ...options }, caller, deps), dispositionOf(options));
  },
);
