import { formatCents } from "@boresight/domain/base/money";
import Box from "@mui/material/Box";

/** An amount with its cents, in tabular figures, left to right in any script. */
export function MoneyText({ cents }: { cents: number | null | undefined }) {
  if (cents === null || cents === undefined)
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        –
      </Box>
    );
  return (
    <Box component="bdi" dir="ltr" sx={{ fontFeatureSettings: '"tnum"', whiteSpace: "nowrap" }}>
      {formatCents(cents)}
    </Box>
  );
}
