/** One person does one thing at a time: what is recorded later, or out of order, takes its place among the rest. */
import { longestRun } from "./work-entry.ts";

/** An entry of one person in milliseconds; without an end it goes on. */
export interface RecordedSpan {
  id: string;
  start: number;
  end: number | null;
}

export interface Switch {
  /** The entry that ends at this moment. */
  cut: { id: string; end: number } | null;
  /** The entry that began at this very moment, and gives way. */
  replaced: string | null;
  /** When what begins now ends; null while it goes on. */
  end: number | null;
}

/** Returns what becomes of the other entries when something else begins at this moment. */
export function switchAt(entries: readonly RecordedSpan[], at: number): Switch {
  const during = entries.find(({ start, end }) => start <= at && (end === null || at < end));
  const next = Math.min(...entries.filter(({ start }) => start > at).map(({ start }) => start));
  const free = next === Infinity ? null : next;
  const until = during ? (during.end ?? free) : free;
  return {
    cut: during && during.start < at ? { id: during.id, end: endOfRun(during.start, at) } : null,
    replaced: during?.start === at ? during.id : null,
    end: until === null ? null : endOfRun(at, until),
  };
}

/** Nothing goes on for longer than 16 hours: it was forgotten. */
export const endOfRun = (start: number, end: number): number => Math.min(end, start + longestRun);

/** Whether another entry of the same person covers a part of it. */
export const overlaps = (entries: readonly RecordedSpan[], { id, start, end }: RecordedSpan): boolean =>
  entries.some((other) => other.id !== id && other.start < (end ?? Infinity) && (other.end ?? Infinity) > start);
