import { t } from "@boresight/domain/texts/text";
import { formatShortDay } from "#ui/time/times.ts";

/** Returns `Nov 1 – Nov 30`, `from Nov 1`, `until Nov 30` or, of one day, `Nov 1`. */
export function dayRangeWords(from: string | undefined, to: string | undefined): string {
  if (from && to && from !== to) return t("ui.fromDayToDay", { from: formatShortDay(from), to: formatShortDay(to) });
  if (from && to) return formatShortDay(from);
  return from ? t("ui.sinceDay", { day: formatShortDay(from) }) : t("ui.untilDay", { day: formatShortDay(to ?? "") });
}
