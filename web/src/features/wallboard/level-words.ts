/** An order's service level on the wallboard, in words that are legible from four metres. */
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { standing } from "@boresight/domain/wallboard/wallboard";
import { dayIn } from "#ui/time/day-in.ts";
import { formatDuration } from "#ui/time/times.ts";
import type { Card } from "./wallboard.fragment.ts";

export type Timed = Pick<Card, "statusChangedAt" | "statusDueAt" | "promisedAt">;

export const standingOf = (card: Timed, now: Date) =>
  standing(
    { since: new Date(card.statusChangedAt), dueAt: momentOf(card.statusDueAt), promisedAt: momentOf(card.promisedAt) },
    now,
  );

const momentOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** A deadline on another day is given by its day: the hours until then are not all working hours. */
export function levelWords(card: Timed, now: Date, timeZone: string | undefined): string {
  const { level, isPromise } = standingOf(card, now);
  const due = isPromise ? card.promisedAt : card.statusDueAt;
  if (level === "none" || !due)
    return t("wallboard.formatdurationHere", {
      duration: formatDuration(now.getTime() - Date.parse(card.statusChangedAt)),
    });
  const left = Date.parse(due) - now.getTime();
  if (level === "late")
    return isPromise
      ? t("wallboard.promiseMissedFormatduration", { duration: formatDuration(-left) })
      : t("base.durationLate", { duration: formatDuration(-left) });
  const isToday = dayIn(timeZone, due) === dayIn(timeZone, now);
  return isToday
    ? t("wallboard.formatdurationLeft", { duration: formatDuration(left) })
    : t("wallboard.dueAt", { moment: dayAndTime(timeZone, due) });
}

/** Returns `Mon 9:00 AM`. */
const dayAndTime = (timeZone: string | undefined, moment: string): string =>
  new Intl.DateTimeFormat(localeTag(), { timeZone, weekday: "short", hour: "numeric", minute: "2-digit" })
    .format(new Date(moment))
    .replace(",", "");
