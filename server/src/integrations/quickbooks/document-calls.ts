/** The PDF files and emails that QuickBooks makes of estimates and invoices. */
import type { QboEntityOf } from "./entities/entity.ts";
import { QboError } from "./qbo-error.ts";
import { readAnswer, pathOf, under, writeParameters, type Ask, type Write } from "./wire.ts";

interface Emailed {
  id: string;
  sendTo: string;
}

export const documentCalls = (ask: Ask) => ({
  async pdf(entity: QboEntityOf<{ EmailStatus?: string | undefined }>, id: string): Promise<Buffer> {
    const path = `${pathOf(entity)}/${encodeURIComponent(id)}/pdf`;
    const { body, status, intuitTid } = await ask({ method: "GET", path, accept: "application/pdf" });
    if (body.subarray(0, 5).toString("latin1") === "%PDF-") return body;
    throw new QboError({ kind: "unavailable" }, { status, intuitTid, detail: "no PDF" });
  },

  /** Has QuickBooks email the document; its `EmailStatus` becomes `EmailSent`. */
  async send<Row extends { EmailStatus?: string | undefined }>(
    entity: QboEntityOf<Row>,
    { id, sendTo }: Emailed,
    write: Write,
  ): Promise<Row> {
    const answer = await ask({
      method: "POST",
      path: `${pathOf(entity)}/${encodeURIComponent(id)}/send`,
      parameters: { ...writeParameters(write), sendTo },
      contentType: "application/octet-stream",
    });
    return readAnswer(answer, under(entity.name, entity.row));
  },
});
