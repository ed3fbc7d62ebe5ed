import { t } from "@boresight/domain/texts/text";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useMemo, type DragEvent } from "react";
import type { AppointmentFieldsFragment, PlaceFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import type { About } from "#features/schedule/place-question.tsx";
import type { Problem } from "#data/problem.ts";
import { lookOf } from "#features/schedule/appointment-words.ts";
import { expectedWords } from "#records/arrival-words.ts";
import { calendarAnswersOf } from "#features/schedule/calendar-answers.ts";
import { customerName } from "#records/customer-name.ts";
import { longDayWords } from "#ui/time/calendar-days.ts";
import { useNow } from "#ui/time/use-now.ts";
import { clockWords, dayWords } from "#ui/time/zone-times.ts";
import { isMovable } from "./calendar-rows.ts";
import type { Technician } from "#features/schedule/schedule-columns.ts";
import { dayLoads } from "./column-load.ts";
import { allowDrop, droppedId, startDrag } from "./dragged.ts";
import { shownDays, weekDays } from "./schedule-days.ts";
import { useDrop } from "./use-drop.ts";
import { useTimeOff } from "./use-time-off.ts";

interface WeekBlocksProps {
  date: string;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  appointments: readonly AppointmentFieldsFragment[];
  waiting: readonly WaitingOrderFragment[];
  onOpen: (id: string) => void;
  /** An order was dropped on a day, whose time is still to be chosen. */
  onPlace: (order: WaitingOrderFragment, date: string) => void;
  /** Called when an appointment cannot be moved to the day where it was dropped. */
  onRejected: (about: About, problem: Problem) => void;
}

/** A week at one sight: a column for each day, with its load and its appointments one below the other. */
export function WeekBlocks({ date, place, technicians, appointments, onOpen, ...dropping }: WeekBlocksProps) {
  const { timeZone } = place;
  const byDay = useMemo(
    () => Map.groupBy(appointments, ({ startsAt }) => clockTimeOf(timeZone, startsAt).date),
    [appointments, timeZone],
  );
  const days = weekDays(place.workingHours, date, byDay);
  const loadOf = useMemo(() => dayLoads(appointments, place), [appointments, place]);
  const closureOf = useClosures({ place, technicians, date });
  const now = useNow();
  const today = clockTimeOf(timeZone, now.toISOString()).date;
  const drop = useDayDrop({ place, appointments, ...dropping });

  return (
    <Box
      component="section"
      aria-label={t("base.week")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      sx={{ ...frame, gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {days.map((day) => (
        <Box
          key={day}
          component="section"
          aria-label={longDayWords(day)}
          onDragOver={allowDrop}
          onDrop={drop(day)}
          sx={column(day === today, closureOf(day) !== null)}
        >
          <DayHead day={dayWords("UTC", `${day}T12:00:00Z`)} closed={closureOf(day) ?? ""} load={loadOf(day)} />
          <DayBlocks appointments={byDay.get(day) ?? []} isToday={day === today} {...{ timeZone, now, onOpen }} />
        </Box>
      ))}
    </Box>
  );
}

/** A day takes an appointment with its time of day, and asks for that of an order. */
function useDayDrop({
  place,
  appointments,
  waiting,
  onPlace,
  onRejected,
}: Pick<WeekBlocksProps, "appointments" | "onPlace" | "onRejected" | "place" | "waiting">) {
  const move = useDrop({ by: "bay", place, appointments, waiting, onRejected });
  return (day: string) => (event: DragEvent) => {
    const id = droppedId(event);
    const order = waiting.find((one) => one.id === id);
    const appointment = appointments.find((one) => one.id === id);
    if (order || appointment) event.preventDefault();
    if (order) onPlace(order, day);
    if (!appointment) return;
    const { date, time } = clockTimeOf(place.timeZone, appointment.startsAt);
    if (date !== day) void move(id, { column: null, date: day, time, minutes: null });
  };
}

const isAhead = ({ startsAt }: { startsAt: string }, now: Date) => Date.parse(startsAt) > now.getTime();
const isOver = ({ endsAt }: { endsAt: string }, now: Date) => Date.parse(endsAt) < now.getTime();

/** Returns why the place is closed on a day of this week on which it usually opens; null where it is not. */
function useClosures({ place, technicians, date }: Pick<WeekBlocksProps, "date" | "place" | "technicians">) {
  const timeOff = useTimeOff({ by: "bay", place, technicians, days: shownDays("week", date) });
  const dayOf = (start: number) => clockTimeOf(place.timeZone, new Date(start).toISOString()).date;
  return (day: string): string | null =>
    timeOff.find(({ about, isSpecial, start }) => !about && isSpecial && dayOf(start) === day)?.words ?? null;
}

interface DayHeadProps {
  day: string;
  closed: string;
  load: { words: string; share: number };
}

function DayHead({ day, closed, load }: DayHeadProps) {
  return (
    <Box sx={{ position: "sticky", top: 0, zIndex: 1, bgcolor: "inherit", pb: 1 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {day}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        <bdi>{closed || load.words}</bdi>
      </Typography>
      <Box aria-hidden sx={{ height: 4, mt: 1, borderRadius: 1, bgcolor: "divider", overflow: "hidden" }}>
        <Box sx={{ height: "100%", width: `${Math.round(load.share * 100)}%`, bgcolor: "primary.main" }} />
      </Box>
    </Box>
  );
}

interface DayBlocksProps extends Pick<WeekBlocksProps, "appointments" | "onOpen"> {
  isToday: boolean;
  timeZone: string;
  now: Date;
}

/** Today, a line parts what has begun from what is still to come. */
function DayBlocks({ appointments, isToday, timeZone, now, onOpen }: DayBlocksProps) {
  const shown = { timeZone, onOpen };
  const [begun, ahead] = isToday
    ? [appointments.filter((one) => !isAhead(one, now)), appointments.filter((one) => isAhead(one, now))]
    : [appointments, []];

  return (
    <>
      {begun.map((appointment) => (
        <Block key={appointment.id} {...{ ...shown, appointment }} isOver={isOver(appointment, now)} />
      ))}
      {isToday && (
        <Box
          component="hr"
          aria-label={t("schedule.nowAt", { time: clockWords(timeZone, now.toISOString()) })}
          sx={nowLine}
        />
      )}
      {ahead.map((appointment) => (
        <Block key={appointment.id} {...{ ...shown, appointment }} isOver={false} />
      ))}
    </>
  );
}

interface BlockProps {
  appointment: AppointmentFieldsFragment;
  timeZone: string;
  isOver: boolean;
  onOpen: (id: string) => void;
}

function Block({ appointment, timeZone, isOver, onOpen }: BlockProps) {
  const { id, status, startsAt, endsAt, serviceOrder: order, bay, technician } = appointment;
  const { words, tone } = lookOf(status);
  const expected = expectedWords({ ...appointment, timeZone });
  const [answer] = calendarAnswersOf(appointment, timeZone);
  const details = [order?.customer && customerName(order.customer), bay?.name, technician?.displayName];

  return (
    <ButtonBase
      component="div" // Firefox drags no buttons.
      draggable={isMovable(status)}
      onDragStart={startDrag(id)}
      onClick={() => onOpen(id)}
      sx={{ ...block(tone), opacity: isOver ? 0.7 : 1 }}
    >
      <Typography component="span" variant="caption" sx={{ fontVariantNumeric: "tabular-nums" }}>
        <bdi>
          {clockWords(timeZone, startsAt)}–{clockWords(timeZone, endsAt)}
        </bdi>{" "}
        · {words}
      </Typography>
      {expected !== null && (
        <Typography component="span" variant="caption" sx={{ fontWeight: 600 }}>
          <bdi>{expected}</bdi>
        </Typography>
      )}
      <Typography component="span" variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
        <bdi>{order?.vehicle?.vehicleDescription ?? t("schedule.timeKeptForAnOrder")}</bdi>
      </Typography>
      <Typography component="span" variant="caption" sx={{ overflowWrap: "anywhere" }}>
        <bdi>{details.filter(Boolean).join(" · ")}</bdi>
      </Typography>
      {answer && (
        <Typography component="span" variant="caption" sx={{ fontWeight: 600, color: `tone.${answer.tone}.text` }}>
          {answer.words}
        </Typography>
      )}
    </ButtonBase>
  );
}

const frame = {
  display: "grid",
  minHeight: 0,
  minWidth: 0,
  overflowY: "auto",
  border: 1,
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.paper",
};

const stripes =
  "repeating-linear-gradient(135deg, var(--mui-palette-action-hover) 0 6px, var(--mui-palette-action-selected) 6px 12px)";
const todays = "color-mix(in srgb, var(--mui-palette-tone-blue-soft) 45%, var(--mui-palette-background-paper))";

const column = (isToday: boolean, isClosed: boolean) => ({
  display: "grid",
  alignContent: "start",
  gap: 1,
  p: 2,
  pt: 1,
  minWidth: 0,
  bgcolor: isToday ? todays : "background.paper",
  ...(isClosed && { backgroundImage: stripes }),
  "&:not(:first-of-type)": { borderInlineStart: 1, borderColor: "divider" },
});

/** As the calendar of a day draws it. */
const nowLine = {
  position: "relative",
  overflow: "visible",
  width: "100%",
  my: 1,
  mx: 0,
  border: 0,
  borderTop: "2px solid",
  borderColor: "error.main",
  "&::before": {
    content: '""',
    position: "absolute",
    top: -7,
    insetInlineStart: -6,
    width: 12,
    height: 12,
    borderRadius: "50%",
    bgcolor: "error.main",
  },
};

const block = (tone: string) => ({
  display: "grid",
  justifyItems: "start",
  textAlign: "start",
  width: "100%",
  minWidth: 0,
  breakInside: "avoid",
  p: 1.5,
  borderRadius: "6px",
  borderInlineStart: `3px solid var(--mui-palette-tone-${tone}-solid)`,
  bgcolor: `var(--mui-palette-tone-${tone}-soft)`,
  color: `var(--mui-palette-tone-${tone}-text)`,
  "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 1 },
});
