import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useDownload } from "#ui/table/use-download.ts";

/** Exports all customers that match what the address narrows the list to, not only the current page. */
export function ExportCustomers() {
  const { token } = useAuth();
  const { search } = useAddress();
  const { download, loading } = useDownload("customers.csv");
  const { view, kind, search: typed } = search;
  const run = () =>
    download(() => callFunction({ path: "customers-csv", input: { view, kind, search: typed }, token }));

  return (
    <Tooltip title={t("customers.exportAsCsv")}>
      <IconButton aria-label={t("customers.exportAsCsv")} aria-busy={loading} onClick={() => !loading && void run()}>
        <FileDownloadOutlined />
      </IconButton>
    </Tooltip>
  );
}
