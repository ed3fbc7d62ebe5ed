import type { FastifyReply, FastifyRequest } from "fastify";
import { fail } from "@boresight/domain/base/errors";
import type { ServedPdf } from "#modules/documents/pdf/read-pdf.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";

/** A PDF, or a file beside it, as the response of a function. */
export class SentPdf {
  readonly pdf: ServedPdf;
  readonly disposition: "attachment" | "inline";

  constructor(pdf: ServedPdf, disposition: "attachment" | "inline") {
    this.pdf = pdf;
    this.disposition = disposition;
  }
}

/** A program that has the same PDF already gets it confirmed; others always ask, because who may see it can change. */
export async function sendPdf(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { pdf, disposition }: SentPdf,
): Promise<FastifyReply> {
  const etag = `"${pdf.mark}"`;
  reply.header("etag", etag).header("cache-control", "private, no-cache").header("vary", "Authorization");
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (method === "GET" && known?.includes(etag)) return reply.code(304).send();
  const content = await pdf.open();
  if (!content) throw fail("file-not-uploaded");
  return reply
    .header("content-disposition", contentDisposition(disposition, pdf.name))
    .header("x-content-type-options", "nosniff")
    .type(pdf.mimeType ?? "application/pdf")
    .send(content);
}
