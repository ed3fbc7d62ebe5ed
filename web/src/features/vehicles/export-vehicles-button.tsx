import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useDownload } from "#ui/table/use-download.ts";
import { exportedIn } from "./vehicle-filters.ts";

/** Exports all vehicles that the list's filters find, not only the current page. */
export function ExportVehiclesButton({ search }: { search: Readonly<Record<string, string | undefined>> }) {
  const { token } = useAuth();
  const { download, loading } = useDownload("vehicles.csv");
  const label = t("vehicles.exportAsCsv");

  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        disabled={loading}
        onClick={() => void download(() => callFunction({ path: "vehicles-csv", input: exportedIn(search), token }))}
      >
        <FileDownloadOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
