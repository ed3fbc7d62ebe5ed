import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { daysIn, longDayWords, shiftDay, weekdayWord, weekStart } from "#ui/time/calendar-days.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { CalendarChip } from "./calendar-chip.tsx";
import type { FilledDay } from "./calendar.fragment.ts";
import { isWithin, type ShownSpan } from "./calendar-span.ts";

interface CalendarGridProps {
  span: ShownSpan;
  days: ReadonlyMap<string, FilledDay>;
  today: string;
  onOpenDay: (day: string) => void;
}

/** Weeks as rows and weekdays as columns. */
export function CalendarGrid({ span, days, today, onOpenDay }: CalendarGridProps) {
  const [week, weeks] = [daysIn({ first: span.first, last: shiftDay(span.first, 6) }), weeksIn(span)];

  return (
    <Card
      component="section"
      aria-label={t("orders.calendarTitle", { title: span.title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      sx={{ flexGrow: 1, minHeight: 0, overflow: "auto" }}
    >
      <Box component="table" sx={tableLooks}>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col">
                {weekdayWord(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((row) => (
            <tr key={row[0]}>
              {row.map((day) => (
                <Box component="td" key={day} sx={{ bgcolor: isWithin(day, span) ? undefined : "ground.sunken" }}>
                  <DayCell day={day} filled={days.get(day)} isToday={day === today} onOpen={() => onOpenDay(day)} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

const tableLooks = {
  width: "100%",
  minWidth: 900,
  height: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "& th": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    height: 28,
    px: 2,
    textAlign: "start",
    fontSize: "0.75rem",
    fontWeight: 500,
    color: "text.secondary",
    bgcolor: "background.paper",
    borderBottom: 1,
    borderColor: "divider",
  },
  "& td": { verticalAlign: "top", p: 1, height: 88, border: 1, borderColor: "divider" },
  "& tr > td:first-of-type": { borderInlineStart: 0 },
  "& tr > td:last-of-type": { borderInlineEnd: 0 },
} as const;

const weeksIn = (span: ShownSpan): string[][] => [...Map.groupBy(daysIn(span), weekStart).values()];

interface DayCellProps {
  day: string;
  filled: FilledDay | undefined;
  isToday: boolean;
  onOpen: () => void;
}

function DayCell({ day, filled, isToday, onOpen }: DayCellProps) {
  const { count = 0, orders = [] } = filled ?? {};
  const others = count - orders.length;

  return (
    <>
      <Box component="time" dateTime={day} aria-current={isToday ? "date" : undefined} sx={dayLooks(isToday)}>
        <span aria-hidden>{Number(day.slice(8))}</span>
        <VisuallyHidden>{longDayWords(day)}</VisuallyHidden>
      </Box>
      {orders.length > 0 && (
        <Box
          component="ul"
          aria-label={longDayWords(day)}
          sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
        >
          {orders.map((placed) => (
            <Box component="li" key={placed.order.id} sx={{ minWidth: 0 }}>
              <CalendarChip placed={placed} />
            </Box>
          ))}
        </Box>
      )}
      {others > 0 && (
        <Button size="small" onClick={onOpen} sx={{ minHeight: 24, py: 0, px: 1.5, fontSize: "0.75rem" }}>
          <bdi>{t("orders.countMore", { count: others })}</bdi>
          <VisuallyHidden>{t("orders.onDay", { day: longDayWords(day) })}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

const dayLooks = (isToday: boolean) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  mb: 0.5,
  borderRadius: "50%",
  fontSize: "0.75rem",
  color: isToday ? "primary.contrastText" : "text.secondary",
  bgcolor: isToday ? "primary.main" : "transparent",
});
