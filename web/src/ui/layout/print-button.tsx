import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import PrintOutlined from "@mui/icons-material/PrintOutlined";

/** The page on paper: bars, buttons and forms stay on the screen; numbers that are copied by a click are printed. */
export function PrintButton() {
  return (
    <Tooltip title="Print">
      <IconButton aria-label="Print" onClick={() => window.print()}>
        <PrintOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
