import { t } from "@boresight/domain/texts/text";
import { DownloadByLink } from "#records/link/download-by-link.tsx";

/** Downloads the estimate or invoice of a link. */
export const LinkedPdfButton = ({ token, number }: { token: string; number: string }) => (
  <DownloadByLink path="billing-link/pdf" token={token} name={`${number}.pdf`} variant="outlined">
    {t("documents.downloadPdf")}
  </DownloadByLink>
);
