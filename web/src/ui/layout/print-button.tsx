import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import PrintOutlined from "~icons/ic/outline-print";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

/** Prints the page without bars, buttons and forms; values with a copy button are printed. */
export function PrintButton({ label = t("ui.print") }: { label?: string }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => window.print()}>
        <PrintOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
