import type { Span } from "./working-time.ts";

/** Returns a check whether a time is free of bookings; they are sorted once, then searched in halves. */
export function freeness(booked: readonly Span[]) {
  const spans = booked.toSorted((a, b) => a.start - b.start);
  const latestEnd: number[] = [];
  for (const { end } of spans) latestEnd.push(Math.max(end, latestEnd.at(-1) ?? end));
  return (start: number, end: number): boolean => {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return low === 0 || (latestEnd[low - 1] ?? 0) <= start;
  };
}
