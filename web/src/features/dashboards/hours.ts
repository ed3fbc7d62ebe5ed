import { oneDecimal } from "#ui/text/decimal.ts";
import { t } from "@boresight/domain/texts/text";

/** Formats a duration in hours: `45 min`, `23.3 h`, `3.1 days`. */
export function formatHours(hours: number): string {
  if (hours < 1) return t("dashboards.roundMin", { minutes: Math.round(hours * 60) });
  if (hours < 48) return t("base.hoursH", { hours: oneDecimal(hours) });
  return t("dashboards.tofixedDays", { days: oneDecimal(hours / 24) });
}
