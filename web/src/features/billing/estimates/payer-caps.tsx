import { useQuery } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import type { CapsOfEstimateQuery } from "#graphql/graphql.ts";
import { PayerRuleMark } from "#features/billing/payers/rule-mark.tsx";

const CapsOfEstimate = graphql(`
  query CapsOfEstimate($id: UUID!) {
    estimate(id: $id) {
      id
      payerCaps {
        kind
        isVerified
        lineIds
        unitPriceCents
        capCents
        count
        capCount
        currency
      }
    }
  }
`);

type Finding = NonNullable<NonNullable<CapsOfEstimateQuery["estimate"]>["payerCaps"]>[number];

interface PayerCapsProps {
  estimateId: string;
  /** What the lines are called, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** What of an estimate is above what its payer pays. Nothing where nothing is. */
export function PayerCaps({ estimateId, names }: PayerCapsProps) {
  const { data } = useQuery(CapsOfEstimate, { variables: { id: estimateId }, fetchPolicy: "cache-and-network" });
  const findings = data?.estimate?.payerCaps ?? [];
  const [first] = findings;
  if (!first) return null;

  return (
    <Box component="section" aria-label={t("billing.payerCapsTitle")} sx={{ mt: 3 }}>
      <Alert severity="warning">
        <PayerRuleMark isVerified={first.isVerified} />
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)} dir="auto">
              {findingWords(finding, names)}
            </li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
}

function findingWords(finding: Finding, names: ReadonlyMap<string, string>): string {
  const { kind, lineIds, unitPriceCents, capCents, count, capCount, currency } = finding;
  const lines = lineIds.map((id) => names.get(id) ?? "").join(", ");
  if (kind === "included") return t("billing.capIsIncluded", { line: lines });
  if (kind === "notComparable") return t("billing.capOtherCurrency", { lines, currency: currency ?? "" });
  if (kind === "count")
    return t("billing.capOverCount", { lines, count: thousandths.format((count ?? 0) / 1000), cap: capCount ?? 0 });
  return t("billing.capOverPrice", {
    line: lines,
    price: formatCents(unitPriceCents ?? 0),
    cap: formatCents(capCents ?? 0),
  });
}

const thousandths = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 3 });
