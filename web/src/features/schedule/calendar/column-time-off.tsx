import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { PeriodForm, type PeriodValues } from "#features/schedule/locations/period-form.tsx";
import { graphql } from "#graphql/gql.ts";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { useAddress } from "#ui/table/use-address.ts";
import type { GroupBy } from "./calendar-rows.ts";

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
const CountDisplaced = graphql(`
  query CountDisplaced($facilityId: UUID!) {
    facility(id: $facilityId) {
      id
      displacedAppointments {
        reason
      }
    }
  }
`);
const BlockBay = graphql(`
  mutation BlockBay($input: SaveBayOutageInput!) {
    saveBayOutage(input: $input) {
      facility {
        id
      }
    }
  }
`);
const BlockTechnician = graphql(`
  mutation BlockTechnician($input: SaveAbsenceInput!) {
    saveAbsence(input: $input) {
      user {
        id
      }
    }
  }
`);
const UnblockBay = graphql(`
  mutation UnblockBay($input: TimeOffIdInput!) {
    deleteBayOutage(input: $input) {
      facility {
        id
      }
    }
  }
`);
const UnblockTechnician = graphql(`
  mutation UnblockTechnician($input: TimeOffIdInput!) {
    deleteAbsence(input: $input) {
      user {
        id
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
  const { save, remove, hasDisplaced } = useTimeOffVerbs({ by, column }, place.id);

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
        if (await hasDisplaced()) change({ displaced: "shown" });
        onClose();
      }}
      onRemove={remove}
    />
  );
}

function useTimeOffVerbs({ by, column: { id } }: ScheduleColumn, facilityId: string) {
  const again = { refetchQueries: "active" as const, awaitRefetchQueries: true };
  const [blockBay] = useMutation(BlockBay, again);
  const [blockTechnician] = useMutation(BlockTechnician, again);
  const [unblockBay] = useMutation(UnblockBay, again);
  const [unblockTechnician] = useMutation(UnblockTechnician, again);
  const client = useApolloClient();

  return {
    save: (period: { startsAt: string; endsAt: string; reason: string }): Promise<unknown> =>
      by === "bay"
        ? blockBay({ variables: { input: { id: null, bayId: id, ...period } } })
        : blockTechnician({ variables: { input: { id: null, userId: id, ...period } } }),
    remove: (periodId: string): Promise<unknown> =>
      (by === "bay" ? unblockBay : unblockTechnician)({ variables: { input: { id: periodId } } }),
    hasDisplaced: async (): Promise<boolean> => {
      const { data } = await client.query({
        query: CountDisplaced,
        variables: { facilityId },
        fetchPolicy: "network-only",
      });
      return (data?.facility?.displacedAppointments ?? []).length > 0;
    },
  };
}

/** The whole of a day. */
export const wholeDayOf = (date: string) => ({ fromDate: date, fromTime: "00:00", toDate: date, toTime: "23:59" });
