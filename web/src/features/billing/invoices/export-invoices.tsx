import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useDownload } from "#ui/table/use-download.ts";
import { invoicesIn } from "./invoice-filters.ts";

/** Exports all invoices that match what the address narrows the list to, not only the current page. */
export function ExportInvoices() {
  const { token } = useAuth();
  const { search } = useAddress();
  const { download, loading } = useDownload("invoices.csv");
  const run = () => download(() => callFunction({ path: "invoices-csv", input: { ...invoicesIn(search) }, token }));

  return (
    <Tooltip title={t("billing.exportInvoices")}>
      <IconButton aria-label={t("billing.exportInvoices")} aria-busy={loading} onClick={() => !loading && void run()}>
        <FileDownloadOutlined />
      </IconButton>
    </Tooltip>
  );
}
