import { t } from "@boresight/domain/texts/text";

/** Summarises a chart in one sentence. */
interface Part {
  label: string;
  count: number;
}

/** Returns `Drop-off brings 55 % of the new orders`. */
export function intakeFinding(parts: readonly Part[], span: string): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const [most] = parts.toSorted((one, other) => other.count - one.count);
  if (!most || total === 0) return t("dashboards.noNewOrdersSpan", { span });
  if (total === 1) return t("dashboards.oneNewOrderSpan", { span });
  return t("dashboards.labelBringsRoundOfTheNew", { label: most.label, round: Math.round((most.count / total) * 100) });
}

interface StatusFigure {
  statusName: string;
  count: number;
  late: number;
}

/** Returns `Approved holds up most: 3 of 11 orders are late`; without late orders, the status with the most orders. */
export function funnelFinding(statuses: readonly StatusFigure[]): string {
  const [slowest] = statuses.toSorted((one, other) => other.late - one.late);
  const [fullest] = statuses.toSorted((one, other) => other.count - one.count);
  if (!slowest || !fullest || fullest.count === 0) return t("dashboards.noOpenOrders");
  if (slowest.late === 0) return t("dashboards.nothingIsLateMostOrdersAre", { statusName: fullest.statusName });
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
export function monthFinding(what: string, months: readonly Month[], format: (value: number) => string): string {
  const [most] = months.toReversed().toSorted((one, other) => other.value - one.value);
  if (!most || most.value === 0) return t("dashboards.noWhatInLengthMonths", { what, length: months.length });
  return t("dashboards.mostWhatInLabelFormat", { what, label: most.label, format: format(most.value) });
}
