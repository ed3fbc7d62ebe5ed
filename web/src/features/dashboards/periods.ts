import { t } from "@boresight/domain/texts/text";

/** The periods of the office's figures; the URL contains the days. */
export interface Period {
  days: number;
  label: string;
  title: string;
  /** The preceding period of equal length, for comparison. */
  before: string;
}

const month: Period = {
  days: 30,
  label: t("dashboards.month"),
  title: t("dashboards.last30Days"),
  before: t("dashboards.previous30Days"),
};

export const periods: readonly Period[] = [
  { days: 1, label: t("base.today"), title: t("dashboards.last24Hours"), before: t("dashboards.previous24Hours") },
  {
    days: 7,
    label: t("base.week"),
    title: t("dashboards.last7Days"),
    before: t("dashboards.previous7Days"),
  },
  month,
  {
    days: 91,
    label: t("dashboards.quarter"),
    title: t("dashboards.last91Days"),
    before: t("dashboards.previous91Days"),
  },
];

/** Returns the period in the URL; a month for any other value. */
export const periodOf = (days: string | undefined): Period =>
  periods.find((period) => String(period.days) === days) ?? month;
