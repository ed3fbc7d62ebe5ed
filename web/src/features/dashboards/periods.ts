import { t } from "@boresight/domain/texts/text";

/** The periods of the office's figures; the URL contains the days. */
export interface Period {
  days: number;
  label: string;
  title: string;
  span: string;
  /** The preceding period of equal length, for comparison. */
  before: string;
}

const month: Period = {
  days: 30,
  label: t("dashboards.month"),
  title: t("dashboards.last30Days"),
  span: "in the last 30 days",
  before: "the 30 days before",
};

export const periods: readonly Period[] = [
  { days: 1, label: t("base.today"), title: t("dashboards.last24Hours"), span: "today", before: "the 24 hours before" },
  {
    days: 7,
    label: t("base.week"),
    title: t("dashboards.last7Days"),
    span: "in the last 7 days",
    before: "the 7 days before",
  },
  month,
  {
    days: 91,
    label: t("dashboards.quarter"),
    title: t("dashboards.last91Days"),
    span: "in the last 91 days",
    before: "the 91 days before",
  },
];

/** Returns the period in the URL; a month for any other value. */
export const periodOf = (days: string | undefined): Period =>
  periods.find((period) => String(period.days) === days) ?? month;
