import { t } from "@boresight/domain/texts/text";
import { cents, formatCents } from "@boresight/domain/base/money";
import { DayTimes } from "#ui/time/day-times.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { dayWords } from "#ui/time/zone-times.ts";
import { timeKey, type FreeTime } from "./use-hold-time.ts";

interface FreeDaysProps {
  times: readonly FreeTime[];
  /** The key of the held time; choosing it again releases it. */
  chosen?: string;
  timeZone: string;
  /** What a time today costs more, in cents; null or none where nothing is charged for it. */
  sameDayFee: number | null;
  disabled: boolean;
  onChoose: (time: FreeTime) => void;
}

/** Free times by day, in the facility's time zone; one today costs the rush fee. */
export function FreeDays({ chosen, timeZone, sameDayFee, ...choice }: FreeDaysProps) {
  const today = dayWords(timeZone, useNow().toISOString());
  const wordsOfDay = (day: string) =>
    day === today && sameDayFee
      ? {
          title: t("intake.rushFeeHint", { day, amount: formatCents(cents(sameDayFee)) }),
          mark: (time: string) => t("intake.rushTime", { time }),
        }
      : { title: day, mark: (time: string) => time };

  return (
    <DayTimes {...choice} timeZone={timeZone} isChosen={(time) => timeKey(time) === chosen} wordsOfDay={wordsOfDay} />
  );
}
