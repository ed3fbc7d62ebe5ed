import { useMutation, useQuery } from "@apollo/client/react";
import type { ReportBasis } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { roleOf } from "#auth/session.ts";
import { callFunction } from "#data/call-function.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { useVerb } from "#records/use-verb.ts";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { alignStart } from "#ui/theme/align-start.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { useDownload } from "#ui/table/use-download.ts";
import { monthWords, shiftDay, shiftMonth } from "#ui/time/calendar-days.ts";
import { dayIn } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";

const ClosedMonths = graphql(`
  query ClosedMonths {
    closedMonths(orderBy: [MONTH_DESC], first: 100) {
      nodes {
        id
        month
        closedAt
      }
    }
  }
`);

const CloseMonth = graphql(`
  mutation CloseMonth($input: CloseMonthInput!) {
    closeMonth(input: $input) {
      closedMonth {
        id
        month
        closedAt
      }
    }
  }
`);

const ReopenDialog = lazyPart(async () => (await import("./reopen-dialog.tsx")).ReopenDialog);

const shownMonths = 12;

/** The last months that are over: the files for the accountant, and whether the books are closed. */
export function MonthEnd({ today, basis }: { today: string; basis: ReportBasis }) {
  const { data, error, refetch } = useQuery(ClosedMonths, { fetchPolicy: "cache-and-network" });
  const isAdmin = roleOf(useAuth().user) === "admin";
  const [close] = useMutation(CloseMonth, { refetchQueries: [ClosedMonths] });
  const { busy, run } = useVerb({ stale: ["month-closed"] });
  const [reopened, setReopened] = useState<string | null>(null);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ChartSkeleton />;
  const closed = new Map((data.closedMonths?.nodes ?? []).flatMap((one) => (one ? [[one.month, one.closedAt]] : [])));
  const months = Array.from({ length: shownMonths }, (_, back) => shiftMonth(today, -1 - back));
  const closeIt = (month: string) =>
    void run(() => close({ variables: { input: { month: month.slice(0, 7) } } }), t("billing.monthIsClosed"));

  return (
    <SectionCard title={t("billing.monthEnd")} flush>
      <Typography color="textSecondary" dir="auto" sx={{ px: 5, pb: 3, maxWidth: 760, ...alignStart }}>
        {t("billing.monthEndLead")}
      </Typography>
      <RowList label={t("billing.monthEnd")}>
        {months.map((month) => {
          const closedAt = closed.get(month);
          return (
            <ListRow
              key={month}
              stacked
              main={monthWords(month)}
              second={
                closedAt
                  ? t("billing.closedOn", { day: formatDay(dayIn(undefined, closedAt)) })
                  : t("billing.booksOpen")
              }
              end={
                <>
                  {isAdmin && (
                    <Button
                      size="small"
                      disabled={busy}
                      aria-label={
                        closedAt
                          ? t("billing.reopenMonth", { month: monthWords(month) })
                          : t("billing.closeMonth", { month: monthWords(month) })
                      }
                      onClick={() => (closedAt ? setReopened(month) : closeIt(month))}
                    >
                      {closedAt ? t("billing.reopen") : t("billing.closeBooks")}
                    </Button>
                  )}
                  <MonthFiles month={month} basis={basis} />
                </>
              }
            />
          );
        })}
      </RowList>
      <Suspense>{reopened && <ReopenDialog month={reopened} onClose={() => setReopened(null)} />}</Suspense>
    </SectionCard>
  );
}

function MonthFiles({ month, basis }: { month: string; basis: ReportBasis }) {
  const { token } = useAuth();
  const { download, loading } = useDownload(`month-end${basis === "paid" ? "-paid" : ""}-${month.slice(0, 7)}.zip`);
  const input = { from: month, to: shiftDay(shiftMonth(month, 1), -1), basis };

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={loading}
      aria-label={t("billing.filesOfMonth", { month: monthWords(month) })}
      onClick={() => void download(() => callFunction({ path: "month-end", input, token }))}
    >
      {t("billing.downloadFiles")}
    </Button>
  );
}
