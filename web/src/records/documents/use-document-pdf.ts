import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useDownload } from "#ui/table/use-download.ts";

/** The days of a statement. */
export interface PdfOptions {
  from?: string;
  day?: string;
}

/**
 * Downloads the PDF of a document: of an issued one by its id, or the current one of a subject, such as
 * `invoice/{invoiceId}` or `packet/{serviceOrderId}`.
 */
export function useDocumentPdf() {
  const { token } = useAuth();
  const { download, loading } = useDownload("document.pdf");

  return {
    downloadPdf: (address: string, name: string, options?: PdfOptions) =>
      download(
        () => callFunction({ path: `documents/${address}.pdf`, ...(options && { input: options }), token }),
        `${name}.pdf`,
      ),
    loading,
  };
}
