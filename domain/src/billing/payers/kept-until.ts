/** The last day on which the records of an order are kept, `months` after the day its work was finished. */
export function keptUntil(finishedOn: string, months: number): string {
  const [year = 0, month = 0, day = 0] = finishedOn.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
