/** The finding of each report in one sentence, above its chart. */
import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import { percents } from "#ui/text/percents.ts";

/** `40%`; a dash where there is no whole. */
export const shareOf = (part: number, whole: number): string => (whole > 0 ? percents.format(part / whole) : "–");

/** `$1,200.00 of $3,000.00 is past due (40%)` */
export function ageingFinding({ notDueCents, totalCents }: { notDueCents: number; totalCents: number }): string {
  const overdue = totalCents - notDueCents;
  const total = formatCents(totalCents);
  if (overdue <= 0) return t("billing.nothingPastDue");
  return t("billing.pastDueOfTotal", { overdue: formatCents(overdue), total, share: shareOf(overdue, totalCents) });
}

interface NamedAmount {
  label: string;
  value: number;
}

/** `Front radar: $900.00 of $1,800.00 (50%)`; without a whole, only the whole. */
export function largestFinding(amounts: readonly NamedAmount[], whole: number): string {
  const [largest] = amounts.toSorted((one, other) => other.value - one.value);
  const total = formatCents(whole);
  if (!largest || largest.value <= 0 || whole <= 0) return t("billing.totalOf", { total });
  const share = shareOf(largest.value, whole);
  return t("billing.largestOfTotal", { name: largest.label, amount: formatCents(largest.value), total, share });
}
