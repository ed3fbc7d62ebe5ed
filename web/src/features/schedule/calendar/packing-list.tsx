import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { localDay } from "@boresight/domain/schedule/working-time";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentPlaceFragment, PackingListQuery, PlaceFieldsFragment } from "#graphql/graphql.ts";
import { EquipmentPlace } from "#records/equipment/equipment-place.fragment.ts";
import { placeWords } from "#records/equipment/place-words.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { PrintButton } from "#ui/layout/print-button.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { clockWords, dayWords } from "#ui/time/zone-times.ts";
import { momentsOfDays } from "./schedule-days.ts";

const PackingListOfDay = graphql(`
  query PackingList($facilityId: UUID!, $from: Datetime!, $to: Datetime!, $now: Datetime!) {
    appointments(
      first: 100
      orderBy: [STARTS_AT_ASC, ID_ASC]
      filter: {
        facilityId: { equalTo: $facilityId }
        startsAt: { greaterThanOrEqualTo: $from, lessThan: $to }
        status: { in: ["requested", "confirmed", "arrived"] }
      }
    ) {
      nodes {
        id
        startsAt
        bay {
          id
          name
        }
        serviceOrder {
          id
          internalOrderNumber
        }
        appointmentEquipments(first: 20) {
          nodes {
            id
            equipment {
              id
              ...EquipmentPlace
            }
          }
        }
      }
    }
  }
`);

interface PackingListProps {
  place: PlaceFieldsFragment;
  date: string;
}

/** What each van and bay needs for the day's appointments, and where it is now. */
export function PackingList({ place, date }: PackingListProps) {
  const [now] = useState(() => new Date());
  const range = momentsOfDays(place.timeZone, { first: date, last: date });
  const { data, error, refetch } = useQuery(PackingListOfDay, {
    variables: { facilityId: place.id, ...range, now: now.toISOString() },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({}, () => {
    refetch().catch(() => {}); // The next change asks again.
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={4} />;
  const lists = listsOf(data);

  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        alignContent: "start",
        gridAutoRows: "max-content", // A list that scrolls keeps whole cards.
        minWidth: 0,
        overflowY: { md: "auto" },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {t("schedule.packingListFor", { day: dayWords(place.timeZone, range.from) })}
        </Typography>
        <Box sx={{ "@media print": { display: "none" } }}>
          <PrintButton />
        </Box>
      </Box>
      {lists.length === 0 && (
        <BlankState kind="empty" title={t("schedule.packingNothing")}>
          {t("schedule.packingNothingWhy")}
        </BlankState>
      )}
      {lists.map((list) => (
        <ListOfBay key={list.bayId} list={list} timeZone={place.timeZone} now={now} />
      ))}
    </Box>
  );
}

interface Packed {
  equipment: EquipmentPlaceFragment;
  /** In the order of the day. */
  uses: { order: string; startsAt: string }[];
}

interface BayList {
  bayId: string;
  name: string;
  packed: Packed[];
}

function ListOfBay({ list, timeZone, now }: { list: BayList; timeZone: string; now: Date }) {
  const title = t("schedule.packingOfBay", { name: list.name });

  return (
    <SectionCard title={<bdi>{list.name}</bdi>} aside={list.packed.length} flush>
      <RowList label={title}>
        {list.packed.map(({ equipment, uses }) => (
          <ListRow
            key={equipment.id}
            main={
              <bdi>{[equipment.name, equipment.serialNumber, equipment.partNumber].filter(Boolean).join(" · ")}</bdi>
            }
            second={<bdi>{uses.map((use) => usedAt(use, timeZone)).join(" · ")}</bdi>}
            end={<WhereNow equipment={equipment} timeZone={timeZone} now={now} />}
            stacked
          />
        ))}
      </RowList>
    </SectionCard>
  );
}

function WhereNow({ equipment, timeZone, now }: Pick<Packed, "equipment"> & { timeZone: string; now: Date }) {
  const today = localDay(timeZone, now.getTime());
  if (equipment.downSince !== null) return <ToneChip tone="red">{t("equipment.down")}</ToneChip>;
  if (!equipment.isActive) return <ToneChip tone="grey">{t("equipment.outOfUse")}</ToneChip>;

  return (
    <span>{t("schedule.whereNow", { place: placeWords(equipment, { now, today }) ?? t("equipment.onTheShelf") })}</span>
  );
}

const usedAt = ({ order, startsAt }: Packed["uses"][number], timeZone: string): string =>
  t("schedule.usedAt", { order, time: clockWords(timeZone, startsAt) });

function listsOf(data: PackingListQuery): BayList[] {
  const lists = new Map<string, BayList>();
  for (const { bay, startsAt, serviceOrder, appointmentEquipments } of rowsOf(data.appointments)) {
    if (!bay) continue;
    for (const { equipment } of rowsOf(appointmentEquipments)) {
      if (!equipment) continue;
      const list = lists.get(bay.id) ?? { bayId: bay.id, name: bay.name, packed: [] };
      lists.set(bay.id, list);
      const known = list.packed.find((one) => one.equipment.id === equipment.id);
      const packed = known ?? { equipment: readFragment(EquipmentPlace, equipment), uses: [] };
      if (!known) list.packed.push(packed);
      packed.uses.push({ order: serviceOrder?.internalOrderNumber ?? "–", startsAt });
    }
  }
  return [...lists.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
