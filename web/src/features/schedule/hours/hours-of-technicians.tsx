import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { Suspense, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { standingOf } from "#auth/session.ts";
import { worksInOffice } from "@boresight/domain/accounts/roles";
import { callFunction } from "#data/call-function.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useDownload } from "#ui/table/use-download.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { HoursTable, type HoursRow } from "./hours-table.tsx";
import { hoursSpan } from "./hours-span.ts";

// Of a chosen day.
const DaySheet = lazyPart(async () => (await import("./day-sheet.tsx")).DaySheet);

const HoursPage = graphql(`
  query HoursPage($from: Date!, $to: Date!) {
    workHours(from: $from, to: $to) {
      day
      technician {
        id
        displayName
      }
      workMinutes
      travelMinutes
      waitingMinutes
      breakMinutes
      paidMinutes
      isCorrected
    }
  }
`);

/** The hours of the days in the address: everybody's for the office, their own for technicians. */
export function HoursOfTechnicians() {
  const { search, change } = useAddress();
  const span = hoursSpan(search, readerDay(useNow()));
  const { data, previousData, error, refetch } = useQuery(HoursPage, {
    variables: span,
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => void refetch().catch(() => {})); // What was shown stays.
  const [chosen, setChosen] = useState<HoursRow | null>(null);
  const rows = (data ?? previousData)?.workHours;
  if (error && !rows) return <LoadError error={error} refetch={refetch} />;

  return (
    <>
      <Box sx={{ maxWidth: 360 }}>
        <DayRangeFilter label={t("base.days")} {...span} onSelect={(days) => change({ ...days })} />
      </Box>
      {!rows && <ListSkeleton rows={8} />}
      {rows?.length === 0 && (
        <BlankState kind="empty" title={t("schedule.noHoursYet")}>
          {t("schedule.noHoursYetHelp")}
        </BlankState>
      )}
      {rows && rows.length > 0 && <HoursTable rows={rows} onOpen={setChosen} />}
      {chosen && (
        <Suspense>
          <DaySheet row={chosen} onChanged={() => void refetch().catch(() => {})} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Downloads the hours that are shown, for payroll. */
export function ExportHours() {
  const { search } = useAddress();
  const { token, user } = useAuth();
  const span = hoursSpan(search, readerDay(useNow()));
  const { download, loading } = useDownload(`hours-${span.from}-${span.to}.csv`);
  const run = () => download(() => callFunction({ path: "work-hours-csv", input: span, token }));
  if (!worksInOffice(standingOf(user))) return null;

  return (
    <Tooltip title={t("schedule.exportForPayroll")}>
      <IconButton
        aria-label={t("schedule.exportForPayroll")}
        aria-busy={loading}
        onClick={() => !loading && void run()}
      >
        <FileDownloadOutlined />
      </IconButton>
    </Tooltip>
  );
}
