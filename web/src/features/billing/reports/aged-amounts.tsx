import { ageingBuckets } from "@boresight/domain/billing/invoice-status";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { bucketWords } from "#features/billing/invoices/invoice-due.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { sumOfBucket, type AgedSums } from "./aged-sums.ts";

interface AgedAmountsProps {
  sums: AgedSums;
  /** What else is open, because it is in dispute, in cents. */
  contested?: number;
  /** The customer's credit, in cents. */
  credit?: number;
}

/** What is open by days since it was due, side by side. */
export function AgedAmounts({ sums, contested = 0, credit = 0 }: AgedAmountsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 3,
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fit, minmax(112px, 1fr))" },
      }}
    >
      {ageingBuckets.map((bucket) => (
        <Amount key={bucket} label={bucketWords[bucket]} cents={sums[sumOfBucket[bucket]]} />
      ))}
      {contested !== 0 && <Amount label={t("base.inDispute")} cents={contested} />}
      {credit !== 0 && <Amount label={t("billing.credit")} cents={credit} />}
    </Box>
  );
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
        <MoneyText cents={cents} />
      </Box>
    </div>
  );
}
