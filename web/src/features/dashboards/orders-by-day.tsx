import { plusDays } from "@boresight/domain/base/calendar-day";
import { ordersCreated, type CountedDays } from "@boresight/domain/orders/milestones/counted-orders";
import { t } from "@boresight/domain/texts/text";
import { intakeMethods, type IntakeMethod } from "@boresight/domain/intake/intake-method";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { formatDay, formatShortDay } from "#ui/time/times.ts";
import type { Tone } from "#ui/theme/tones.ts";
import { intakeFinding } from "./findings.ts";

const OrdersByDayFields = graphql(`
  fragment OrdersByDay on WorkFigures {
    days {
      day
      dropOff
      pickup
      tow
      mobile
    }
  }
`);

const tones: Record<IntakeMethod, Tone> = { dropOff: "blue", pickup: "teal", tow: "amber", mobile: "violet" };

interface OrdersByDayProps {
  figures: FragmentType<typeof OrdersByDayFields>;
  words: Record<IntakeMethod, string>;
  /** How many days there are. */
  days: number;
  behind: CountedDays;
}

/** New orders per day, stacked by intake method. */
export function OrdersByDay({ figures, words, days: length, behind }: OrdersByDayProps) {
  const { days } = readFragment(OrdersByDayFields, figures);
  const series = intakeMethods.map((method) => ({
    label: words[method],
    tone: tones[method],
    values: days.map((day) => day[method]),
  }));
  const totals = series.map(({ label, values }) => ({ label, count: values.reduce((sum, value) => sum + value, 0) }));
  const headers = [t("base.day"), ...intakeMethods.map((method) => words[method])];
  const rows = days.map((day) => [formatDay(day.day), ...intakeMethods.map((method) => day[method])] as const);

  // A bar of several days goes to the day before the next.
  const linkOf = (row: number, column = 0) => {
    const [from, next] = [days[row]?.day, days[row + 1]?.day];
    const span = from && { ...behind, from, to: next ? plusDays(next, -1) : behind.to };
    return span ? { to: "/service-orders", search: ordersCreated(span, intakeMethods[column - 1]) } : undefined;
  };

  return (
    <ChartCard title={intakeFinding(totals, length)} table={{ headers, rows, linkOf }}>
      {days.length > 1 && (
        <BarChart bars={days.map(({ day }) => formatShortDay(day))} series={series} linkOf={(bar) => linkOf(bar)} />
      )}
    </ChartCard>
  );
}
