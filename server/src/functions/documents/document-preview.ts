// How a document would look with settings that are not saved yet; nothing of it is kept.
import { fail } from "@boresight/domain/base/errors";
import { documentPreviewSchema } from "@boresight/domain/documents/document-preview";
import { readPreview } from "#modules/documents/content/preview/read-preview.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { serverFunction } from "#functions/server-function.ts";

export const documentPreview = serverFunction(
  { path: "documents/preview", roles: ["admin"], input: documentPreviewSchema },
  async ({ caller, input, deps }) => {
    const retryAfter = (await deps.previewLimits?.take("preview", caller.userId ?? "")) ?? null;
    if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
    const read = await asSystem(deps, (_system, work) => readPreview(input, work));
    const mark = deps.pdfs.markOf(read);
    return new SentPdf({ name: "preview.pdf", mark, open: () => deps.pdfs.ofPreview(read) }, "inline");
  },
);
