import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { alignStart } from "#ui/theme/align-start.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { finePercents } from "#ui/text/percents.ts";

export interface LinkedSum {
  name: string;
  /** In cents. */
  amount: number;
  isMain?: boolean;
}

/** Each tax with its rate in thousandths of a percent. */
export const taxSums = (taxes: readonly { name: string; rate: number; taxCents: number }[]): LinkedSum[] =>
  taxes.map(({ name, rate, taxCents }) => ({
    name: t("billing.taxAtRate", { name, rate: finePercents.format(rate / 100_000) }),
    amount: taxCents,
  }));

/** The sums below the lines of a document, and why it has no taxes. */
export function LinkedSums({ sums, taxExemptReason }: { sums: readonly LinkedSum[]; taxExemptReason: string }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 4,
        display: "grid",
        gridTemplateColumns: "1fr auto",
        rowGap: 1,
        "& dd": { m: 0, textAlign: "end" },
      }}
    >
      {sums.map(({ name, amount, isMain = false }) => (
        <Box key={name} sx={{ display: "contents", ...(isMain && { fontWeight: 600, fontSize: "1rem" }) }}>
          <Box component="dt" dir="auto" sx={alignStart}>
            {name}
          </Box>
          <dd>
            <MoneyText cents={amount} />
          </dd>
        </Box>
      ))}
      {taxExemptReason && (
        <Typography variant="caption" color="textSecondary" component="dd" sx={{ gridColumn: "1 / -1" }}>
          {taxExemptReason}
        </Typography>
      )}
    </Box>
  );
}
