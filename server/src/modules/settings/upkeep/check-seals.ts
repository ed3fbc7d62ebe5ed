import { plusDays } from "@boresight/domain/base/calendar-day";
import { fail } from "@boresight/domain/base/errors";
import { sealDays, type AskedSeals, type SealProblem } from "@boresight/domain/settings/upkeep";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

interface WrongDay {
  day: string;
  problem: SealProblem;
  /** How many entries it had when it was sealed; null without a seal. */
  sealedCount: number | null;
  /** How many it has. */
  foundCount: number | null;
}

export interface CheckedSeals {
  /** The days that agree, one after the other. */
  days: number;
  /** The first of them; null when none of those asked for is sealed. */
  from: string | null;
  /** Where the next request goes on; null when all that were asked for are checked, or one is wrong. */
  next: string | null;
  until: string | null;
  /** The first day that does not agree. */
  wrong: WrongDay | null;
}

/** One request ends behind the day with which it has come to so many. */
const most = { days: 100, entries: 100_000 };

/** Holds days of the audit against their seals, the oldest first. Throws `permission-error` for all but admins. */
export async function checkSeals(asked: AskedSeals, { caller }: Transaction): Promise<CheckedSeals> {
  if (caller.role !== "admin") throw fail("permission-error");
  const span = await sealedSpan(asked, caller);
  if (!span) return { days: 0, from: null, next: null, until: null, wrong: null };
  const { from, until } = span;
  let entries = 0;
  let days = 0;
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    if (days >= most.days || entries >= most.entries) return { days, from, next: day, until, wrong: null };
    const { problem, ...counts } = await checkDay(day, caller);
    if (problem) return { days, from, next: null, until, wrong: { day, problem, ...counts } };
    days += 1;
    entries += counts.foundCount ?? 0;
  }
  return { days, from, next: null, until, wrong: null };
}

const checkDay = (
  day: string,
  caller: Rights,
): Promise<Omit<WrongDay, "day" | "problem"> & { problem: SealProblem | null }> =>
  caller.one({ text: "select * from app_private.check_audit_day($1)", values: [day] });

/** Those of the days asked for that lie within the sealed ones. */
async function sealedSpan(asked: AskedSeals, caller: Rights): Promise<{ from: string; until: string } | null> {
  const sealed = await caller.one<{ first: string | null; last: string | null }>({
    text: "select min(day) as first, max(day) as last from app.audit_days",
  });
  if (sealed.first === null || sealed.last === null) return null;
  const until = asked.until !== null && asked.until < sealed.last ? asked.until : sealed.last;
  const wanted = asked.from ?? plusDays(until, 1 - sealDays);
  const from = wanted > sealed.first ? wanted : sealed.first;
  return from <= until ? { from, until } : null;
}
