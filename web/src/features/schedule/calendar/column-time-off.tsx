import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { PeriodForm, type PeriodValues } from "#features/schedule/period-form.tsx";
import { useTimeOffVerbs } from "#features/schedule/use-time-off-verbs.ts";
import { graphql } from "#graphql/gql.ts";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import type { GroupBy } from "#features/schedule/schedule-columns.ts";

const ColumnTimeOffQuery = graphql(`
  query ColumnTimeOff($id: UUID!, $now: Datetime!, $isBay: Boolean!) {
    absences(first: 50, orderBy: STARTS_AT_ASC, filter: { userId: { equalTo: $id }, endsAt: { greaterThan: $now } })
      @skip(if: $isBay) {
      nodes {
        id
        startsAt
        endsAt
        reason
      }
    }
    bayOutages(first: 50, orderBy: STARTS_AT_ASC, filter: { bayId: { equalTo: $id }, endsAt: { greaterThan: $now } })
      @include(if: $isBay) {
      nodes {
        id
        startsAt
        endsAt
        reason
      }
    }
  }
`);

/** A bay or a technician of the schedule. */
export interface ScheduleColumn {
  by: GroupBy;
  column: { id: string; title: string };
}

interface ColumnTimeOffProps extends ScheduleColumn {
  place: PlaceFieldsFragment;
  initial: Pick<PeriodValues, "fromDate" | "fromTime" | "toDate" | "toTime">;
  onClose: () => void;
}

/** When a technician is away or a bay out of order; saved, what stands then is shown to be resolved. */
export function ColumnTimeOff({ by, column, place, initial, onClose }: ColumnTimeOffProps) {
  const isBay = by === "bay";
  const [now] = useState(() => new Date().toISOString());
  const { data } = useQuery(ColumnTimeOffQuery, { variables: { id: column.id, now, isBay } });
  const { change } = useAddress();
  const { save, remove, hasDisplaced } = useTimeOffVerbs({ by, id: column.id });

  return (
    <PeriodForm
      timeZone={place.timeZone}
      periods={rowsOf(isBay ? data?.bayOutages : data?.absences)}
      listLabel={isBay ? t("schedule.plannedOutages") : t("schedule.plannedAbsences")}
      intro={isBay ? t("schedule.nothingIsOfferedInBayThen") : t("schedule.nobodyBooksThemThen")}
      done={isBay ? t("schedule.outageIsSaved") : t("schedule.absenceOfIsSaved", { displayName: column.title })}
      initial={{ ...initial, reason: isBay ? "" : t("schedule.dayOff") }}
      onSave={async (period) => {
        await save(period);
        if (await hasDisplaced(place.id)) change({ displaced: "shown" });
        onClose();
      }}
      onRemove={remove}
    />
  );
}

/** The whole of a day. */
export const wholeDayOf = (date: string) => ({ fromDate: date, fromTime: "00:00", toDate: date, toTime: "23:59" });
