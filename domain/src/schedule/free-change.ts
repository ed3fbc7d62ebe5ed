/** Until when customers change an appointment themselves. It stands alone: screens that ask it load no schemas. */
const freeChangeHours = 24;

export const isFreeToChange = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= freeChangeHours * 3_600_000;
