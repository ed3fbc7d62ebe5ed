import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ReportTable } from "#features/billing/reports/report-table.tsx";
import type { ReportSpan } from "#features/billing/reports/report-period.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerStatementPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { OpenByAge } from "./open-by-age.tsx";
import { StatementHead } from "./statement-head.tsx";
import { statementColumns, type StatementLine } from "./statement-columns.tsx";

const CustomerStatementPage = graphql(`
  query CustomerStatementPage($customerId: UUID, $from: Date!, $to: Date!) {
    accountStatement(customerId: $customerId, from: $from, to: $to) {
      ...StatementHead
      openingCents
      chargedCents
      paidCents
      closingCents
      isMore
      entries {
        key
        day
        kind
        reference
        orderNumber
        repairOrderNumber
        serviceOrderId
        method
        amountCents
        balanceCents
      }
    }
    statement(customerId: $customerId) {
      ...OpenByAge
    }
  }
`);

type Account = NonNullable<CustomerStatementPageQuery["accountStatement"]>;

interface CustomerStatementProps {
  /** Without one it is the customer's own. */
  customerId?: string;
  span: ReportSpan;
}

/** On paper there are no colours to rely on, and dark ones would swallow the words. */
const forPaper = {
  "@media print": {
    "& *": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      borderColor: "#bbb !important",
      boxShadow: "none !important",
    },
    "& a": { textDecoration: "none" },
  },
};

/** A customer's account in a period, from its opening to its closing balance, and what is open today by age. */
export function CustomerStatement({ customerId, span: { from, to } }: CustomerStatementProps) {
  const { data, error, refetch } = useQuery(CustomerStatementPage, {
    variables: { from, to, ...(customerId && { customerId }) },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data?.accountStatement) return <ListSkeleton rows={8} />;
  const account = data.accountStatement;

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, ...forPaper }}>
      <StatementHead statement={account} />
      <Sums {...account} />
      <ReportTable
        label={t("billing.entriesOfAccount")}
        columns={statementColumns(account)}
        rows={linesOf(account, from)}
        keyOf={({ key }) => key}
      />
      {account.isMore && (
        <Typography variant="body2" color="textSecondary">
          {t("billing.firstEntriesShown", { count: account.entries.length })}
        </Typography>
      )}
      <OpenByAge statement={data.statement} />
    </Box>
  );
}

/** The balance before is the first line. */
const linesOf = ({ entries, openingCents }: Account, from: string): readonly StatementLine[] => [
  {
    key: "opening",
    day: from,
    kind: "opening",
    reference: null,
    orderNumber: null,
    repairOrderNumber: null,
    serviceOrderId: null,
    method: null,
    amountCents: 0,
    balanceCents: openingCents,
  },
  ...entries,
];

function Sums({ openingCents, chargedCents, paidCents, closingCents }: Account) {
  const sums = [
    { label: t("billing.openingBalance"), cents: openingCents },
    { label: t("billing.invoiced"), cents: chargedCents },
    { label: t("billing.paid"), cents: paidCents },
    { label: t("billing.closingBalance"), cents: closingCents },
  ];

  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      {sums.map(({ label, cents }) => (
        <StatCard key={label} label={label} value={<MoneyText cents={cents} />} />
      ))}
    </Box>
  );
}
