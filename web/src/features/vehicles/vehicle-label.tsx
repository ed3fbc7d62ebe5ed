import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { usePrinting } from "#ui/layout/use-printing.ts";
import { QrCode } from "#ui/text/qr-code.tsx";

/** What the page is on paper: a label for the vehicle or its keys, which opens this page. */
export function VehicleLabel({ vehicle }: { vehicle: VehicleFactsFragment }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const { id, vehicleDescription, vinNumber, licensePlate, plateState, color } = vehicle;

  return (
    <Box
      sx={{
        display: "none",
        "@media print": { display: "flex" },
        gap: "4mm",
        color: "#000",
        bgcolor: "#fff",
        p: "2mm",
      }}
    >
      <QrCode text={`${location.origin}/vehicles/${id}`} label={t("vehicles.scanToOpen")} size="30mm" />
      <Box sx={{ display: "grid", alignContent: "center", gap: "1mm" }}>
        <Typography sx={{ fontSize: 16, fontWeight: 600 }}>{vehicleDescription}</Typography>
        {vinNumber && <Typography variant="code">{vinNumber}</Typography>}
        <Typography>{[licensePlate, plateState, color].filter(Boolean).join(" · ")}</Typography>
        <Typography variant="caption">{t("vehicles.scanToOpen")}</Typography>
      </Box>
    </Box>
  );
}
