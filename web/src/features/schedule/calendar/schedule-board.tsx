import { t } from "@boresight/domain/texts/text";
import { readHours } from "@boresight/domain/schedule/read-hours";
import { localDay } from "@boresight/domain/schedule/working-time";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { Suspense, useMemo } from "react";
import type { Problem } from "#data/problem.ts";
import type { PlaceFieldsFragment, AppointmentFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { clockWords } from "#ui/time/zone-times.ts";
import { eventOf, shadesOf } from "./calendar-rows.ts";
import { columnsOf, type GroupBy, type Technician } from "#features/schedule/schedule-columns.ts";
import { columnLoads } from "./column-load.ts";
import type { About } from "#features/schedule/place-question.tsx";
import { drawnHours, shownDays } from "./schedule-days.ts";
import { useDrop } from "./use-drop.ts";
import { useTimeOff } from "./use-time-off.ts";
import type { ScheduleColumn } from "./column-time-off.tsx";
import type { FreeSpot } from "./free-slot.tsx";
import { offsetOf } from "./wall-clock.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ScheduleCalendar = lazyPart(async () => (await import("./schedule-calendar.tsx")).ScheduleCalendar);

export interface ScheduleBoardProps {
  view: "day" | "timeline";
  by: GroupBy;
  date: string;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  appointments: readonly AppointmentFieldsFragment[];
  waiting: readonly WaitingOrderFragment[];
  onOpen: (id: string) => void;
  onSpot: (spot: FreeSpot) => void;
  /** Called with the column whose head was clicked; null where heads are no buttons. */
  onColumn: ((column: ScheduleColumn) => void) | null;
  /** Called when the drop target is not possible. */
  onRejected: (about: About, problem: Problem) => void;
}

/** The calendar, with drag and drop. */
export function ScheduleBoard({
  view,
  by,
  date,
  place,
  technicians,
  appointments,
  onOpen,
  onSpot,
  onColumn,
  ...rest
}: ScheduleBoardProps) {
  const { timeZone, workingHours } = place;
  const { direction } = useTheme();
  const columns = useMemo(() => {
    const isShown = ({ startsAt }: AppointmentFieldsFragment) => localDay(timeZone, Date.parse(startsAt)) === date;
    return columnsOf(by, { place, technicians, appointments: appointments.filter(isShown) });
  }, [by, place, technicians, appointments, timeZone, date]);
  const timeOff = useTimeOff({ by, place, technicians, days: shownDays(view, date) });
  const events = useMemo(
    () => [
      ...timeOff.flatMap((one) => shadesOf(one, { columns, timeZone, all: timeOff })),
      ...appointments.map((appointment) => eventOf(appointment, by, timeZone)),
    ],
    [timeOff, columns, appointments, by, timeZone],
  );
  const loadOf = useMemo(() => columnLoads(appointments, by, place), [appointments, by, place]);
  const now = useNow();
  const timeZoneOffset = offsetOf(timeZone, now);
  const hours = useMemo(() => {
    return { ...drawnHours(readHours(workingHours)), timeZoneOffset };
  }, [workingHours, timeZoneOffset]);
  const drop = useDrop({ by, place, appointments, ...rest });

  return (
    <Suspense>
      <Box sx={frame}>
        {localDay(timeZone, now.getTime()) === date && (
          <VisuallyHidden>{t("schedule.nowAt", { time: clockWords(timeZone, now.toISOString()) })}</VisuallyHidden>
        )}
        <ScheduleCalendar
          key={direction}
          {...{ view, date, columns, events, hours, loadOf, onOpen }}
          onHead={
            onColumn &&
            ((id) => {
              const column = columns.find((one) => one.id === id);
              if (column) onColumn({ by, column });
            })
          }
          onSpot={({ column: id, ...where }) => {
            const column = columns.find((one) => one.id === id);
            if (column?.isBookable) onSpot({ ...where, by, column });
          }}
          onDrop={drop}
        />
      </Box>
    </Suspense>
  );
}

const frame = {
  position: "relative",
  display: "grid",
  minWidth: 0,
  minHeight: 0,
  "@media print": { height: "calc(100dvh - 200px)", breakInside: "avoid" }, // The day on one page, below its heading.
};
