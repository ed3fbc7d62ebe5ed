import { t } from "@boresight/domain/texts/text";
import { percents } from "#ui/text/percents.ts";

/** Returns `Front camera: 40% of 52`; null when nothing was counted. */
export function leadingFinding(first: { name: string; count: number } | undefined, total: number): string | null {
  if (!first || total === 0) return null;
  return t("dashboards.leads", { name: first.name, share: percents.format(first.count / total), count: total });
}

/** Returns `$12,000.00, 20% more than a year earlier`. */
export function revenueFinding(now: number, yearBefore: number, format: (cents: number) => string): string {
  const amount = format(now);
  if (yearBefore === 0) return t("dashboards.revenueAlone", { amount });
  const share = percents.format(Math.abs(now - yearBefore) / yearBefore);
  if (now >= yearBefore) return t("dashboards.revenueMore", { amount, share });
  return t("dashboards.revenueLess", { amount, share });
}
