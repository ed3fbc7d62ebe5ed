import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import { AgedAmounts } from "#features/billing/reports/aged-amounts.tsx";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatDay } from "#ui/time/times.ts";

const OpenByAgeFields = graphql(`
  fragment OpenByAge on CustomerStatement {
    asOf
    ...AgeingFields
    totalCents
    contestedCents
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
      <AgedAmounts sums={sums} contested={sums.contestedCents} credit={sums.creditCents} />
    </SectionCard>
  );
}
