import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { QboCompanyFragment, QboExchangeRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { workWords } from "#features/accounting/job-words.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { PagedTable, type TableColumn } from "#ui/table/paged-table.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { QboExchangeRow } from "./exchange.fragment.ts";
import { ExchangeStatus } from "./exchange-status.tsx";

const QboExchangesPage = graphql(`
  query QboExchangesPage($first: Int!, $offset: Int!, $connectionId: UUID!) {
    qboExchanges(
      first: $first
      offset: $offset
      condition: { connectionId: $connectionId }
      orderBy: [AT_DESC, ID_DESC]
    ) {
      totalCount
      nodes {
        id
        ...QboExchangeRow
      }
    }
  }
`);

type Column = TableColumn<QboExchangeRowFragment>;

const columns: readonly Column[] = [
  {
    field: "at",
    header: t("base.when"),
    minWidth: 124,
    show: ({ at }) => <RelativeTime moment={at} />,
  },
  {
    field: "path",
    header: t("accounting.call"),
    flex: 2,
    minWidth: 260,
    show: (exchange) => <Call exchange={exchange} />,
  },
  {
    field: "responseStatus",
    header: t("base.status"),
    minWidth: 130,
    show: ({ responseStatus }) => <ExchangeStatus status={responseStatus} />,
  },
  {
    field: "job",
    header: t("accounting.record"),
    flex: 1,
    minWidth: 160,
    show: ({ job }) => (job ? <TwoLines main={<bdi>{job.label || "–"}</bdi>} second={workWords(job)} /> : "–"),
  },
  {
    field: "intuitTid",
    header: "intuit_tid",
    flex: 1,
    minWidth: 200,
    show: ({ intuitTid }) => (intuitTid ? <CodeText code={intuitTid} label="intuit_tid" /> : "–"),
  },
];

const card = (exchange: QboExchangeRowFragment) => (
  <Box sx={{ display: "grid", gap: 2 }}>
    <Call exchange={exchange} />
    <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <ExchangeStatus status={exchange.responseStatus} />
      <RelativeTime moment={exchange.at} />
    </Box>
  </Box>
);

/** Every call to QuickBooks, newest first; one that a job made opens that job. */
export function ExchangeLog({ company }: { company: QboCompanyFragment }) {
  const { table, change } = useListPage(QboExchangesPage, {
    variables: ({ first, offset }) => ({ first, offset, connectionId: company.id }),
    page: ({ qboExchanges }) => qboExchanges,
    read: (row) => readFragment(QboExchangeRow, row),
  });
  useFollowing(company, table.answer.retry);

  return (
    <PagedTable
      label={t("accounting.log")}
      columns={columns}
      {...table}
      card={card}
      onOpen={({ jobId }) => jobId !== null && change({ tab: "queue", job: jobId, page: undefined })}
      empty={
        <BlankState kind="empty" title={t("accounting.noCallsYet")} dense>
          {t("accounting.noCallsYetHelp")}
        </BlankState>
      }
    />
  );
}

const Call = ({ exchange: { method, path } }: { exchange: QboExchangeRowFragment }) => (
  <TwoLines
    main={
      <bdi dir="ltr">
        {method} {path}
      </bdi>
    }
  />
);
