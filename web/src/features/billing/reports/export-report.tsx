import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useDownload } from "#ui/table/use-download.ts";

interface ExportReportProps {
  /** The function that writes the file. */
  path: string;
  input?: object;
  fileName: string;
}

/** Downloads a report as CSV. */
export function ExportReport({ path, input = {}, fileName }: ExportReportProps) {
  const { token } = useAuth();
  const { download, loading } = useDownload(fileName);
  const run = () => download(() => callFunction({ path, input, token }));

  return (
    <Tooltip title={t("billing.downloadCsv")}>
      <IconButton aria-label={t("billing.downloadCsv")} aria-busy={loading} onClick={() => !loading && void run()}>
        <FileDownloadOutlined />
      </IconButton>
    </Tooltip>
  );
}
