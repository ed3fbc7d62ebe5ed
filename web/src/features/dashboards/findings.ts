/** Summarises a chart in one sentence. */
interface Part {
  label: string;
  count: number;
}

/** Returns `Drop-off brings 55 % of the new orders`. */
export function intakeFinding(parts: readonly Part[], span: string): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const [most] = parts.toSorted((one, other) => other.count - one.count);
  if (!most || total === 0) return `No new orders ${span}`;
  if (total === 1) return `One new order ${span}`;
  return `${most.label} brings ${Math.round((most.count / total) * 100)} % of the new orders`;
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
  if (!slowest || !fullest || fullest.count === 0) return "No open orders";
  if (slowest.late === 0) return `Nothing is late; most orders are in ${fullest.statusName}`;
  return `${slowest.statusName} holds up most: ${slowest.late} of ${slowest.count} late`;
}

interface Month {
  label: string;
  value: number;
}

/** Returns `Most orders in Nov: 20`; of equal months the latest. */
export function monthFinding(what: string, months: readonly Month[], format: (value: number) => string): string {
  const [most] = months.toReversed().toSorted((one, other) => other.value - one.value);
  if (!most || most.value === 0) return `No ${what} in ${months.length} months`;
  return `Most ${what} in ${most.label}: ${format(most.value)}`;
}
