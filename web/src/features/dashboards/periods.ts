import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { t } from "@boresight/domain/texts/text";
import { isDay } from "#ui/time/calendar-days.ts";

/** The periods of the office's figures, by their word in the address. */
export interface Period {
  key: string;
  days: number;
  label: string;
  title: string;
  /** The preceding period of equal length, for comparison. */
  before: string;
}

const month: Period = {
  key: "30",
  days: 30,
  label: t("base.month"),
  title: t("dashboards.last30Days"),
  before: t("dashboards.previous30Days"),
};

export const periods: readonly Period[] = [
  {
    key: "1",
    days: 1,
    label: t("base.today"),
    title: t("base.today"),
    before: t("dashboards.dayBefore"),
  },
  {
    key: "7",
    days: 7,
    label: t("base.week"),
    title: t("dashboards.last7Days"),
    before: t("dashboards.previous7Days"),
  },
  month,
  {
    key: "91",
    days: 91,
    label: t("dashboards.quarter"),
    title: t("dashboards.last91Days"),
    before: t("dashboards.previous91Days"),
  },
];

/** The word of days of one's own. */
export const customPeriod = "custom";
const mostDays = 366;

type Search = Readonly<Record<string, string | undefined>>;

/** What the figures are narrowed to, as the address says it. */
export interface FigureNarrowing {
  period: Period;
  /** Days of one's own; null for the last so many. */
  own: { from: CalendarDay; to: CalendarDay } | null;
  facility: string | null;
  customerKind: string | null;
}

/** Returns the period in the address; a month for any other value. */
const periodOf = (days: string | undefined): Period => periods.find(({ key }) => key === days) ?? month;

const lengthOf = (from: CalendarDay, to: CalendarDay): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Returns what the address asks for; days of one's own only in their order, and at most a year of them. */
export function narrowingIn({ days, from, to, facility, kind }: Search): FigureNarrowing {
  const length = days === customPeriod && isDay(from) && isDay(to) ? lengthOf(from, to) : 0;
  const own = length >= 1 && length <= mostDays && isDay(from) && isDay(to) ? { from, to } : null;
  const period = own
    ? {
        key: customPeriod,
        days: length,
        label: t("dashboards.custom"),
        title: t("dashboards.ownDays"),
        before: t("dashboards.daysBefore", { count: length }),
      }
    : periodOf(days);
  return { period, own, facility: facility ?? null, customerKind: kind ?? null };
}

/** Returns the same for the server. */
export const filterOf = ({ period, own, facility, customerKind }: FigureNarrowing) => ({
  ...(own ?? { days: period.days }),
  facility,
  customerKind,
});
