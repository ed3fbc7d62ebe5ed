import type { Task } from "graphile-worker";
import { z } from "zod";
import type { Pdfs } from "#modules/documents/pdf/pdfs.ts";

const payloadSchema = z.object({ id: z.uuid() });

/** Sets the PDF of a document that was just issued, unless somebody has asked for it already. */
export const setDocumentJob =
  ({ pdfs }: { pdfs: Pdfs }): Task =>
  async (payload) => {
    const { id } = payloadSchema.parse(payload);
    await pdfs.ofIssued(id);
  };
