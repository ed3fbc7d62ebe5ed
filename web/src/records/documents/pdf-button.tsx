import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import PictureAsPdfOutlined from "~icons/ic/outline-picture-as-pdf";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useDocumentPdf, type PdfOptions } from "./use-document-pdf.ts";

interface PdfButtonProps {
  /** As `useDocumentPdf` takes it. */
  address: string;
  options?: PdfOptions;
  /** What it is for, to those who do not see its place: `Invoice INV-1001`. */
  label: string;
  /** Of the file, without its ending. */
  fileName: string;
}

/** Downloads the PDF of a document. */
export function PdfButton({ address, options, label, fileName }: PdfButtonProps) {
  const { downloadPdf, loading } = useDocumentPdf();

  return (
    <Tooltip title={t("documents.downloadPdf")}>
      <IconButton
        aria-label={t("documents.downloadPdfOf", { name: label })}
        aria-busy={loading}
        onClick={() => !loading && void downloadPdf(address, fileName, options)}
      >
        <PictureAsPdfOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
