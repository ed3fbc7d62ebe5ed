import { t } from "@boresight/domain/texts/text";
import { localeTag } from "@boresight/domain/texts/language";
import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  ResourceTimeline,
  type Calendar,
} from "@event-calendar/core";
import "@event-calendar/core/index.css";
import type { ClockTime } from "@boresight/domain/schedule/facility-time";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef, type DragEvent, type RefObject } from "react";
import { nobody, type Column } from "#features/schedule/schedule-columns.ts";
import { cleanCalendarRoles } from "./clean-calendar-roles.ts";
import { calendarLooks } from "./calendar-looks.ts";
import { allowDrop, droppedId } from "./dragged.ts";
import type { LoadOf } from "./column-load.ts";
import { clockTimeIn } from "./wall-clock.ts";

/** Where something was dropped: column and time. */
export interface Dropped extends ClockTime {
  column: string | null;
  minutes: number | null;
}

interface ScheduleCalendarProps {
  view: "day" | "timeline";
  date: string;
  columns: readonly Column[];
  /** Called with the column whose head was clicked; null where heads are no buttons. */
  onHead: ((id: string) => void) | null;
  events: readonly Calendar.EventInput[];
  loadOf: LoadOf;
  hours: { from: string; to: string; timeZoneOffset: string };
  onOpen: (id: string) => void;
  /** A free time was clicked. */
  onSpot: (where: ClockTime & { column: string }) => void;
  /**
   * Resolves to whether it stays there. `id` is an appointment's, or that of an order dragged from beside the calendar.
   */
  onDrop: (id: string, where: Dropped) => Promise<boolean>;
}

const libraryViews = { day: "resourceTimeGridDay", timeline: "resourceTimelineDay" };

/** One facility's days by bay or technician, with drag and drop; the dialog offers the same actions. */
export function ScheduleCalendar(props: ScheduleCalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const calendar = useDrawnCalendar(root, props);
  const dropOrder = (event: DragEvent) => {
    const id = droppedId(event);
    const at = calendar.current?.dateFromPoint(event.clientX, event.clientY);
    if (!id || !at) return;
    event.preventDefault();
    void props.onDrop(id, { ...clockTimeIn(at.date), column: at.resource?.id ?? null, minutes: null });
  };

  return <Box ref={root} sx={calendarLooks} onDragOver={allowDrop} onDrop={dropOrder} />;
}

/** The library's calendar, mounted once into the element and updated with changes. */
function useDrawnCalendar(root: RefObject<HTMLDivElement | null>, props: ScheduleCalendarProps) {
  const calendar = useRef<Calendar | null>(null);
  const { view, date, columns, events, hours, loadOf } = props;
  const open = useEffectEvent((id: string) => props.onOpen(id));
  const drop = useEffectEvent(props.onDrop);
  const spot = useEffectEvent(props.onSpot);
  const hasHeads = props.onHead !== null;
  const head = useEffectEvent((id: string) => props.onHead?.(id));
  const now = useEffectEvent(() => optionsOf(props));

  useEffect(() => {
    const target = root.current;
    if (!target) return undefined;
    const settle = async (info: Calendar.EventDropInfo | Calendar.EventResizeInfo) => {
      const stays = await drop(String(info.event.id), placeOf(info));
      if (!stays) info.revert();
    };
    const drawn = createCalendar(target, [ResourceTimeGrid, ResourceTimeline, Interaction], {
      ...fixedOptions,
      ...now(),
      eventClick: ({ event }) => open(String(event.id)),
      dateClick: ({ date: clicked, resource }) => {
        if (resource) spot({ ...clockTimeIn(clicked), column: resource.id });
      },
      eventDrop: (info) => void settle(info),
      eventResize: (info) => void settle(info),
    });
    calendar.current = drawn;
    const stop = cleanCalendarRoles(target, "Schedule");
    const openHead = ({ target: clicked }: Event) => {
      const id = clicked instanceof HTMLElement && clicked.dataset["column"];
      if (id) head(id);
    };
    target.addEventListener("click", openHead);
    return () => {
      stop();
      target.removeEventListener("click", openHead);
      calendar.current = null;
      void destroyCalendar(drawn);
    };
  }, [root]);

  useEffect(() => {
    const drawn = calendar.current;
    if (!drawn) return;
    drawn.setOption("view", libraryViews[view]);
    drawn.setOption("date", date);
    drawn.setOption("timeZone", hours.timeZoneOffset); // For the line and the highlight of the current time.
    drawn.setOption("slotMinTime", hours.from);
    drawn.setOption("slotMaxTime", hours.to);
  }, [view, date, hours.from, hours.to, hours.timeZoneOffset]);
  useEffect(() => {
    calendar.current?.setOption("resourceLabelContent", labelOf({ loadOf, shown: date, hasHeads }));
  }, [loadOf, date, hasHeads]);
  useEffect(() => void calendar.current?.setOption("resources", resourcesOf(columns)), [columns]);
  useEffect(() => void calendar.current?.setOption("events", [...events]), [events]);

  return calendar;
}

interface Labels {
  loadOf: LoadOf;
  shown: string;
  hasHeads: boolean;
}

/** A column's name, which plans its time off, and its load on that day. */
const labelOf =
  ({ loadOf, shown, hasHeads }: Labels) =>
  ({ resource, date }: Calendar.ResourceLabelInfo) => {
    const { words, share } = loadOf(resource.id, date ? clockTimeIn(date).date : shown);
    const load = document.createElement("span");
    const figures = document.createElement("bdi");
    const bar = document.createElement("span");
    load.className = "column-load";
    figures.textContent = words;
    load.append(figures, bar);
    bar.style.setProperty("--share", `${Math.round(share * 100)}%`);
    return {
      domNodes: [nameOf(resource, hasHeads), ...(words ? [load] : [])],
    };
  };

const resourcesOf = (columns: readonly Column[]): Calendar.ResourceInput[] =>
  columns.map(({ id, title, isBookable }) => ({ id, title, extendedProps: { isBookable } }));

function nameOf({ id, title, extendedProps }: Calendar.Resource, isButton: boolean): Node {
  const name = typeof title === "string" ? title : "";
  if (!isButton || id === nobody || !extendedProps["isBookable"]) return document.createTextNode(name);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "column-name";
  button.textContent = name;
  button.title = t("schedule.openColumn", { name });
  button.dataset["column"] = id;
  return button;
}

const optionsOf = ({
  view,
  date,
  columns,
  events,
  hours,
  loadOf,
  onHead,
}: ScheduleCalendarProps): Calendar.Options => ({
  view: libraryViews[view],
  date,
  resources: resourcesOf(columns),
  resourceLabelContent: labelOf({ loadOf, shown: date, hasHeads: onHead !== null }),
  events: [...events],
  timeZone: hours.timeZoneOffset,
  slotMinTime: hours.from,
  slotMaxTime: hours.to,
});

const fixedOptions: Calendar.Options = {
  eventContent: ({ event }) => (event.display === "background" ? { domNodes: [shadeWords(event)] } : undefined),
  headerToolbar: { start: "", center: "", end: "" },
  allDaySlot: false,
  firstDay: 1,
  height: "100%",
  slotDuration: "00:30:00",
  snapDuration: "00:15:00",
  slotEventOverlap: false,
  datesAboveResources: true,
  slotWidth: 48,
  columnWidth: "minmax(132px, 1fr)",
  nowIndicator: true,
  editable: true,
  eventTimeFormat: { hour: "numeric", minute: "2-digit" },
  slotLabelFormat: { hour: "numeric" },
  dayHeaderFormat: { weekday: "short", month: "short", day: "numeric" },
  locale: localeTag(),
};

/** Why nothing can be booked there; a narrow column shows what fits, and a pointer the rest. */
function shadeWords({ title }: Calendar.Event): HTMLElement {
  const words = document.createElement("span");
  words.className = "time-off-words";
  words.textContent = typeof title === "string" ? title : "";
  words.title = words.textContent;
  return words;
}

function placeOf(info: Calendar.EventDropInfo | Calendar.EventResizeInfo): Dropped {
  const { start, end } = info.event;
  const column = "newResource" in info ? (info.newResource?.id ?? null) : null;
  return { ...clockTimeIn(start), column, minutes: Math.round((end.getTime() - start.getTime()) / 60_000) };
}
