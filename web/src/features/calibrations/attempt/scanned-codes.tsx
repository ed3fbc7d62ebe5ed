import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { emptyAttempt } from "./attempt-fields.tsx";

interface ScannedCodesProps {
  form: UseFormReturn<typeof emptyAttempt>;
  /** Those that the last scan found. */
  codes: readonly string[];
}

/** An attempt takes as many codes. */
const mostCodes = 50;

/** Offers the codes of the last scan, so that nobody types them. */
export function ScannedCodes({ form, codes }: ScannedCodesProps) {
  const typed = useWatch({ control: form.control, name: "faultCodes" });
  const offered = [...new Set(codes)].slice(0, mostCodes).join(", ");
  if (offered === "" || typed !== "") return null;

  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        <bdi>{t("calibrations.lastScanFound", { codes: offered })}</bdi>
      </Typography>
      <Button onClick={() => form.setValue("faultCodes", offered, { shouldDirty: true })}>
        {t("calibrations.useTheCodesOfTheScan")}
      </Button>
    </Box>
  );
}
