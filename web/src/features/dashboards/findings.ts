import { t } from "@boresight/domain/texts/text";

/** Summarises a chart in one sentence. */
interface Part {
  label: string;
  count: number;
}

/** Returns `Drop-off: 55% of new orders`. */
export function intakeFinding(parts: readonly Part[], days: number): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const [most] = parts.toSorted((one, other) => other.count - one.count);
  if (!most || total === 0)
    return days === 1 ? t("dashboards.noNewOrdersToday") : t("dashboards.noNewOrdersInDays", { days });
  if (total === 1) return days === 1 ? t("dashboards.oneNewOrderToday") : t("dashboards.oneNewOrderInDays", { days });
  return t("dashboards.labelBringsRoundOfTheNew", {
    method: most.label,
    percent: Math.round((most.count / total) * 100),
  });
}

interface StatusFigure {
  statusName: string;
  count: number;
  late: number;
}

/** Returns `Most late orders are in Approved (3 of 11)`; without late orders, the status with the most orders. */
export function funnelFinding(statuses: readonly StatusFigure[]): string {
  const [slowest] = statuses.toSorted((one, other) => other.late - one.late);
  const [fullest] = statuses.toSorted((one, other) => other.count - one.count);
  if (!slowest || !fullest || fullest.count === 0) return t("base.noOpenOrders");
  if (slowest.late === 0) return t("dashboards.nothingIsLate", { statusName: fullest.statusName });
  return t("dashboards.statusnameHoldsUpMostLateOf", {
    statusName: slowest.statusName,
    late: slowest.late,
    count: slowest.count,
  });
}

interface Month {
  label: string;
  value: number;
}

/** Returns `Most orders in Nov: 20`; of equal months the latest. */
export function monthFinding(
  what: "orders" | "spending",
  months: readonly Month[],
  format: (value: number) => string,
): string {
  const [most] = months.toReversed().toSorted((one, other) => other.value - one.value);
  if (!most || most.value === 0)
    return what === "orders"
      ? t("dashboards.noOrdersInMonths", { months: months.length })
      : t("dashboards.noSpendingInMonths", { months: months.length });
  return what === "orders"
    ? t("dashboards.mostOrdersIn", { month: most.label, orders: format(most.value) })
    : t("dashboards.highestSpendingIn", { month: most.label, amount: format(most.value) });
}
