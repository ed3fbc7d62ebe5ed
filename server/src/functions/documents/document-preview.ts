// How a document would look with settings that are not saved yet; nothing of it is kept.
import { documentPreviewSchema } from "@boresight/domain/documents/document-preview";
import { readPreview } from "#modules/documents/content/preview/read-preview.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { countCall } from "#functions/call-limits.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { serverFunction } from "#functions/server-function.ts";

export const documentPreview = serverFunction(
  { path: "documents/preview", roles: ["admin"], input: documentPreviewSchema },
  async ({ caller, input, deps }) => {
    await countCall("preview", caller, deps.callLimits);
    const read = await asSystem(deps, (_system, work) => readPreview(input, work));
    const mark = deps.pdfs.markOf(read);
    return new SentPdf({ name: "preview.pdf", mark, open: () => deps.pdfs.ofPreview(read) }, "inline");
  },
);
