import { t } from "@boresight/domain/texts/text";
import CircularProgress from "@mui/material/CircularProgress";
import IconButton from "@mui/material/IconButton";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import type { OrderFilter } from "#graphql/graphql.ts";
import { useExportOrders } from "./use-export-orders.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

export function ExportButton({ filter }: { filter: OrderFilter }) {
  const { exportOrders, loading } = useExportOrders();

  return (
    <Tooltip title={t("orders.exportAllOfTheseAsCsv")}>
      <IconButton
        aria-label={t("orders.exportAllOfTheseAsCsv")}
        aria-busy={loading}
        onClick={() => !loading && void exportOrders(filter)}
      >
        {loading ? <CircularProgress size={20} /> : <FileDownloadOutlined />}
      </IconButton>
    </Tooltip>
  );
}
