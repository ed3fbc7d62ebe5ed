import { formatCents } from "@boresight/domain/base/money";
import { ageingBuckets } from "@boresight/domain/billing/invoice-status";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { bucketWords } from "#features/billing/invoices/invoice-due.ts";
import { sumOfBucket } from "#features/billing/reports/aged-sums.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatDay } from "#ui/time/times.ts";

const OpenByAgeFields = graphql(`
  fragment OpenByAge on CustomerStatement {
    asOf
    notDueCents
    to30Cents
    to60Cents
    to90Cents
    over90Cents
    totalCents
    creditCents
  }
`);

/** What is open today by days since it was due, and the credit beside it. */
export function OpenByAge({ statement }: { statement: FragmentType<typeof OpenByAgeFields> | null }) {
  const sums = readFragment(OpenByAgeFields, statement);
  if (!sums) return null;
  const title = t("billing.openOnDay", { amount: formatCents(sums.totalCents), date: formatDay(sums.asOf) });

  return (
    <SectionCard title={title}>
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
        {sums.creditCents !== 0 && <Amount label={t("billing.paidAhead")} cents={sums.creditCents} />}
      </Box>
    </SectionCard>
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
