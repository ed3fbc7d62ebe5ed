import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { PrintOutlined } from "#ui/icons/print-outlined.ts";

/** Prints the page without bars, buttons and forms; values with a copy button are printed. */
export function PrintButton() {
  return (
    <Tooltip title="Print">
      <IconButton aria-label="Print" onClick={() => window.print()}>
        <PrintOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
