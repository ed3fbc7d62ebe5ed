import { Suspense, useState } from "react";
import { useIsOffice } from "#auth/use-standing.ts";
import type { Question } from "#features/schedule/place-question.tsx";
import type { PlaceFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { baysOf, nobody } from "#features/schedule/schedule-columns.ts";
import type { ScheduleColumn } from "./column-time-off.tsx";
import type { FreeSpot } from "./free-slot.tsx";

const FreeSlot = lazyPart(async () => (await import("./free-slot.tsx")).FreeSlot);
const ColumnTimeOffSheet = lazyPart(async () => (await import("./column-time-off-sheet.tsx")).ColumnTimeOffSheet);

interface SpotSheets {
  place: PlaceFieldsFragment;
  date: string;
  waiting: readonly WaitingOrderFragment[];
  ask: (about: Question["about"]) => void;
}

/** What opens when a free time, a bay or a technician is clicked; only the office plans time off. */
export function useSpotSheets({ place, date, waiting, ask }: SpotSheets) {
  const isOffice = useIsOffice();
  const [spot, setSpot] = useState<FreeSpot | null>(null);
  const [column, setColumn] = useState<ScheduleColumn | null>(null);
  const placeAt = (free: FreeSpot) => (order: WaitingOrderFragment) => {
    setSpot(null);
    ask({ order, date: free.date, at: placementAt(free, place) });
  };
  const sheets = (
    <Suspense>
      {spot && <FreeSlot {...{ spot, place, waiting }} onPlace={placeAt(spot)} onClose={() => setSpot(null)} />}
      {column && <ColumnTimeOffSheet {...{ ...column, place, date }} onClose={() => setColumn(null)} />}
    </Suspense>
  );
  return { setSpot, setColumn: isOffice ? setColumn : null, sheets };
}

const placementAt = ({ by, column, date, time }: FreeSpot, place: PlaceFieldsFragment) => ({
  date,
  time,
  ...(by === "bay" ? { bayId: column.id } : { technicianId: column.id === nobody ? "" : column.id }),
  ...(by === "technician" && { bayId: baysOf(place)[0]?.id ?? "" }),
});
