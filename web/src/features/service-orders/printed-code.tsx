import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { QrCode } from "#ui/qr-code.tsx";

/** On paper only: whoever scans it opens the order. */
export function PrintedCode({ order: { id } }: { order: { id: string } }) {
  return (
    <Box sx={{ display: "none", "@media print": { display: "flex" }, alignItems: "center", gap: 3 }}>
      <QrCode text={`${location.origin}/service-orders/${id}`} label="Address of this order" size="30mm" />
      <Typography variant="body2">Scan to open this order</Typography>
    </Box>
  );
}
