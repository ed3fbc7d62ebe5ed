import { t } from "@boresight/domain/texts/text";
import { formatDay } from "#ui/time/times.ts";
import type { ClosedDay } from "./closure-lines.ts";

/** The day, with its reason where there is one. */
export const closedDayWords = ({ day, reason }: ClosedDay): string =>
  reason ? t("schedule.closedDayWithReason", { day: formatDay(day), reason }) : formatDay(day);
