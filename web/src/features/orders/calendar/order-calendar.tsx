import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { localDay } from "@boresight/domain/schedule/working-time";
import Alert from "@mui/material/Alert";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { OrderCalendarQuery, OrderFilter } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { isDay } from "#ui/time/calendar-days.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { useNow } from "#ui/time/use-now.ts";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarBar } from "./calendar-bar.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { filledDays } from "./calendar.fragment.ts";
import { isWithin, shownSpan, type ShownSpan } from "./calendar-span.ts";
import { DaySheet } from "./day-sheet.tsx";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { marksIn } from "#features/orders/list/order-address.ts";
import { startOfCalendar } from "#features/orders/list/order-shapes.ts";
import { countWord } from "#features/orders/list/views/order-view-words.ts";

const OrderCalendarPage = graphql(`
  query OrderCalendar($filter: OrderFilter, $from: Date!, $to: Date!, $first: Int!) {
    orderCalendar(filter: $filter, from: $from, to: $to, first: $first) {
      timeZone
      isMore
      undated
      isMoreUndated
      days {
        ...CalendarDay
      }
    }
  }
`);

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The orders on the days of their appointments or promised times, in the shop's time zone. */
export function OrderCalendar({ filter }: { filter: OrderFilter }) {
  const { search, change } = useAddress();
  const now = useNow();
  const asked = useCalendar(filter, (zone) => shownSpan(search, localDay(zone, now.getTime())));
  const { span, calendar, error, refetch } = asked;
  const today = localDay(calendar?.timeZone ?? ownZone, now.getTime());
  const day = search["day"];

  return (
    <>
      <CalendarBar span={span} today={today} />
      {calendar && <UndatedOrders undated={{ count: calendar.undated, isMore: calendar.isMoreUndated }} />}
      {calendar?.isMore && <Alert severity="info">{t("orders.thereAreTooManyOrdersFor")}</Alert>}
      {error && !calendar ? (
        <Card>
          <LoadError error={error} refetch={refetch} />
        </Card>
      ) : calendar ? (
        <Days days={calendar.days} span={span} today={today} onOpenDay={(chosen) => change({ day: chosen })} />
      ) : (
        <Skeleton variant="rounded" aria-busy sx={{ flexGrow: 1, minHeight: 480 }} />
      )}
      {isDay(day) && <DaySheet day={day} filter={filter} onClose={() => change({ day: undefined })} />}
    </>
  );
}

/** The days depend on the shop's time zone, which the first response contains; until then the reader's is used. */
function useCalendar(filter: OrderFilter, spanIn: (timeZone: string) => ShownSpan) {
  const [zone, setZone] = useState(ownZone);
  const span = spanIn(zone);
  const { data, previousData, error, refetch } = useQuery(OrderCalendarPage, {
    variables: { filter, from: span.first, to: span.last, first: span.length },
    fetchPolicy: "cache-and-network",
  });
  const calendar = (data ?? previousData)?.orderCalendar;
  if (calendar && calendar.timeZone !== zone) setZone(calendar.timeZone);
  return { span, calendar, error, refetch };
}

interface DaysProps {
  days: NonNullable<OrderCalendarQuery["orderCalendar"]>["days"];
  span: ShownSpan;
  today: string;
  onOpenDay: (day: string) => void;
}

function Days({ days, span, ...rest }: DaysProps) {
  const onPhone = useOnPhone();
  const filled = filledDays(days);
  const own = new Map([...filled].filter(([day]) => isWithin(day, span)));
  if (!onPhone) return <CalendarGrid span={span} days={filled} {...rest} />;
  if (own.size > 0) return <CalendarAgenda days={own} {...rest} />;

  return (
    <BlankState kind="noMatch" title={t("orders.noOrdersInTitle", { title: span.title })} dense>
      {t("orders.ordersStandHereOnTheDay")}
    </BlankState>
  );
}

interface UndatedOrdersProps {
  undated: { count: number; isMore: boolean };
}

/** Orders without a day in the calendar, with links to them. */
function UndatedOrders({ undated }: UndatedOrdersProps) {
  const { search, change } = useAddress();
  if (undated.count === 0) return null;
  const inTable = () =>
    change({
      ...startOfCalendar,
      show: undefined,
      only: [...new Set([...marksIn(search["only"]), "noDay"])].join(),
    });

  return (
    <Typography variant="body2" color="textSecondary">
      {t("orders.undated", { count: undated.count, orders: countWord(undated) })}
      <Button size="small" onClick={inTable} sx={{ mx: 1 }}>
        {t("orders.showThem")}
      </Button>
    </Typography>
  );
}
