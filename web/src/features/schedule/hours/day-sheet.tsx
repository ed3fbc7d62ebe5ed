import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { WorkEntryOfDayFragment } from "#graphql/graphql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { shiftDay } from "#ui/time/calendar-days.ts";
import { dayIn } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { clockWords, momentWords } from "#ui/time/zone-times.ts";
import { EntryForm } from "./entry-form.tsx";
import type { HoursRow } from "./hours-table.tsx";
import { kindIn, kindWords } from "./hours-words.ts";

const EntryFields = graphql(`
  fragment WorkEntryOfDay on WorkEntry {
    id
    version
    kind
    startedAt
    endedAt
    isVoid
    facility {
      id
      timeZone
    }
    serviceOrder {
      id
      internalOrderNumber
    }
    workCorrections(first: 20, orderBy: CORRECTED_AT_DESC) {
      nodes {
        id
        reason
        correctedAt
        userByCorrectedBy {
          id
          displayName
        }
      }
    }
  }
`);

const EntriesOfDay = graphql(`
  query EntriesOfDay($userId: UUID!, $from: Datetime!, $to: Datetime!) {
    workEntries(
      first: 100
      orderBy: STARTED_AT_ASC
      filter: { userId: { equalTo: $userId }, startedAt: { greaterThanOrEqualTo: $from, lessThan: $to } }
    ) {
      nodes {
        id
        ...WorkEntryOfDay
      }
    }
    facilities(first: 100) {
      nodes {
        id
        isBase
        timeZone
      }
    }
  }
`);

interface DaySheetProps {
  row: HoursRow;
  onChanged: () => void;
  onClose: () => void;
}

/** What a technician did on one day, each entry to be corrected with a reason. */
export function DaySheet({ row: { day, technician }, onChanged, onClose }: DaySheetProps) {
  const userId = technician?.id ?? "";
  const variables = { userId, from: `${shiftDay(day, -1)}T00:00:00Z`, to: `${shiftDay(day, 2)}T00:00:00Z` };
  const { data, error, refetch } = useQuery(EntriesOfDay, { variables, fetchPolicy: "cache-and-network" });
  const [edited, setEdited] = useState<WorkEntryOfDayFragment | "new" | null>(null);
  const entries = readFragment(EntryFields, rowsOf(data?.workEntries)).filter((entry) => isShown(entry, day));
  const timeZone =
    entries[0]?.facility?.timeZone ?? rowsOf(data?.facilities).find(({ isBase }) => isBase)?.timeZone ?? "UTC";
  const saved = () => {
    setEdited(null);
    onChanged();
    void refetch().catch(() => {}); // What was shown stays.
  };

  return (
    <Sheet title={`${technician?.displayName ?? ""} · ${formatDay(day)}`} open onClose={onClose}>
      {error && !data && <LoadError error={error} refetch={refetch} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && edited !== null && (
        <EntryForm
          key={edited === "new" ? "new" : edited.id}
          entry={edited === "new" ? null : edited}
          {...{ userId, day, timeZone }}
          onSaved={saved}
          onCancel={() => setEdited(null)}
        />
      )}
      {data && edited === null && (
        <Box sx={{ overflowY: "auto" }}>
          <RowList label={t("schedule.entriesOfDay")}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onEdit={() => setEdited(entry)} />
            ))}
          </RowList>
          <Button onClick={() => setEdited("new")} sx={{ mx: 4, my: 2, minHeight: 44 }}>
            {t("schedule.addWorkEntry")}
          </Button>
        </Box>
      )}
    </Sheet>
  );
}

/** What was taken out stays to be read, where somebody said why. */
function isShown({ facility, startedAt, endedAt, isVoid, workCorrections }: WorkEntryOfDayFragment, day: string) {
  const zone = facility?.timeZone;
  const touches = dayIn(zone, startedAt) <= day && dayIn(zone, endedAt ?? startedAt) >= day;
  return touches && (!isVoid || workCorrections.nodes.length > 0);
}

function EntryRow({ entry, onEdit }: { entry: WorkEntryOfDayFragment; onEdit: () => void }) {
  const { kind, startedAt, endedAt, isVoid, facility, serviceOrder, workCorrections } = entry;
  const clock = (moment: string) => clockWords(facility?.timeZone, moment);
  const until = endedAt ? clock(endedAt) : t("schedule.stillRunning");
  const times = t("schedule.fromUntil", { from: clock(startedAt), until });

  return (
    <ListRow
      main={
        <Box component="bdi" sx={isVoid ? { textDecoration: "line-through" } : {}}>
          {times} · {kindWords[kindIn(kind)]}
        </Box>
      }
      second={
        <>
          {serviceOrder && <bdi>{serviceOrder.internalOrderNumber}</bdi>}
          {rowsOf(workCorrections).map(({ id, reason, correctedAt, userByCorrectedBy }) => (
            <Typography key={id} variant="caption" component="span" dir="auto" sx={{ display: "block" }}>
              {t("schedule.correctedBecause", {
                name: userByCorrectedBy?.displayName ?? t("ui.none"),
                time: momentWords(facility?.timeZone ?? "UTC", correctedAt),
                reason,
              })}
            </Typography>
          ))}
        </>
      }
      end={
        <>
          {isVoid && <ToneChip tone="grey">{t("schedule.takenOut")}</ToneChip>}
          <Button size="small" onClick={onEdit} aria-label={t("schedule.correctTimes", { times })}>
            {t("schedule.correctEntry")}
          </Button>
        </>
      }
      stacked
    />
  );
}
