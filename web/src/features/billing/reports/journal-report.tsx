import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { JournalPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { formatDay } from "#ui/time/times.ts";
import { methodWords } from "../money-inputs/payment-methods.ts";
import { ReportTable, type ReportColumn } from "./report-table.tsx";
import type { ReportSpan } from "./report-period.ts";

const JournalPage = graphql(`
  query JournalPage($from: Date!, $to: Date!) {
    paymentJournal(from: $from, to: $to) {
      isMore
      methods {
        method
        receivedCents
        returnedCents
      }
      entries {
        key
        day
        kind
        customerName
        method
        reference
        invoices
        amountCents
      }
    }
  }
`);

type Journal = NonNullable<JournalPageQuery["paymentJournal"]>;
type Entry = Journal["entries"][number];
type Method = Journal["methods"][number];

/** What came in and went out in a period: by way of paying, for the bank, and each by itself. */
export function JournalReport({ span: { from, to } }: { span: ReportSpan }) {
  const { data, error, refetch } = useQuery(JournalPage, { variables: { from, to }, fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ChartSkeleton />;
  const { entries = [], methods = [], isMore = false } = data.paymentJournal ?? {};
  if (entries.length === 0)
    return (
      <Card>
        <BlankState kind="empty" title={t("billing.noPaymentsInPeriod")}>
          {t("billing.chooseAnotherPeriod")}
        </BlankState>
      </Card>
    );

  return (
    <>
      <ReportTable
        label={t("billing.paymentsByMethod")}
        columns={methodColumns(methods)}
        rows={methods}
        keyOf={({ method }) => method ?? "refund"}
      />
      <ReportTable label={t("billing.payments")} columns={entryColumns} rows={entries} keyOf={({ key }) => key} />
      {isMore && <Typography color="textSecondary">{t("billing.journalGoesOn", { count: entries.length })}</Typography>}
    </>
  );
}

const kindWords: Readonly<Record<string, string>> = {
  payment: t("base.payment"),
  deposit: t("billing.deposit"),
  reversal: t("billing.reversed"),
  return: t("billing.takenBackByBank"),
  refund: t("billing.refund"),
};

const wayOf = (method: string | null) => (method === null ? t("billing.refundOfCredit") : methodWords(method));

const sum = (methods: readonly Method[], of: (method: Method) => number) =>
  methods.reduce((total, method) => total + of(method), 0);

const methodColumns = (methods: readonly Method[]): readonly ReportColumn<Method>[] => [
  { header: t("base.method"), show: ({ method }) => wayOf(method), total: t("base.total") },
  {
    header: t("billing.moneyIn"),
    show: ({ receivedCents }) => <MoneyText cents={receivedCents} />,
    total: <MoneyText cents={sum(methods, ({ receivedCents }) => receivedCents)} />,
  },
  {
    header: t("billing.moneyOut"),
    show: ({ returnedCents }) => <MoneyText cents={returnedCents} />,
    total: <MoneyText cents={sum(methods, ({ returnedCents }) => returnedCents)} />,
  },
  {
    header: t("billing.moneyLeft"),
    isMain: true,
    show: ({ receivedCents, returnedCents }) => <MoneyText cents={receivedCents - returnedCents} />,
    total: <MoneyText cents={sum(methods, ({ receivedCents, returnedCents }) => receivedCents - returnedCents)} />,
  },
];

const entryColumns: readonly ReportColumn<Entry>[] = [
  { header: t("base.customer"), show: ({ customerName }) => <bdi>{customerName}</bdi> },
  { header: t("base.day"), isText: true, show: ({ day }) => formatDay(day) },
  { header: t("billing.entry"), isText: true, show: ({ kind }) => kindWords[kind] ?? kind },
  { header: t("base.method"), isText: true, show: ({ method }) => method && methodWords(method) },
  { header: t("base.reference"), isText: true, show: ({ reference }) => reference && <bdi>{reference}</bdi> },
  { header: t("base.invoices"), isText: true, show: ({ invoices }) => invoices && <bdi>{invoices}</bdi> },
  { header: t("base.amount"), isMain: true, show: ({ amountCents }) => <MoneyText cents={amountCents} /> },
];
