import { workKinds, type WorkKind } from "@boresight/domain/schedule/hours/work-kind";
import { t } from "@boresight/domain/texts/text";

export const kindWords: Readonly<Record<WorkKind, string>> = {
  work: t("schedule.kindWork"),
  travel: t("schedule.kindTravel"),
  waiting: t("schedule.kindWaiting"),
  break: t("schedule.kindBreak"),
};

export const kindIn = (kind: string): WorkKind => workKinds.find((known) => known === kind) ?? "work";

/** `7:05`: hours and minutes. */
export const hoursWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
