import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useDownload } from "#ui/table/use-download.ts";

/**
 * Downloads the PDF of a document: of an issued one by its id, or the current one of a subject, such as
 * `invoice/{invoiceId}` or `packet/{serviceOrderId}`.
 */
export function useDocumentPdf() {
  const { token } = useAuth();
  const { download, loading } = useDownload("document.pdf");

  return {
    downloadPdf: (address: string, name: string) =>
      download(() => callFunction({ path: `documents/${address}.pdf`, token }), `${name}.pdf`),
    loading,
  };
}
