import { t } from "@boresight/domain/texts/text";

interface SnoozeTime {
  label: string;
  until: Date;
}

const morning = 8;

/** When a conversation that is put away now can come back, in the reader's own time. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: t("inbox.inAnHour"), until: new Date(now.getTime() + 3_600_000) },
    { label: t("inbox.tomorrowMorning"), until: morningAfter(now, 1) },
    { label: t("inbox.nextWeek"), until: morningAfter(now, daysToMonday) },
  ];
}

const morningAfter = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
