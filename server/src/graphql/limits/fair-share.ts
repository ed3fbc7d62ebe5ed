/**
 * How much of the server one caller gets: some operations at the same time and, while others are active, a third of
 * its time for a caller who never pauses. Operations beyond that wait for a moment, then are refused with the seconds
 * to wait.
 */
import { fail } from "@boresight/domain/base/errors";
import type { CallerShare } from "#platform/settings/query-limits.ts";

export interface FairShare {
  /** Resolves when it is the operation's turn; the returned function is called when it has ended. */
  enter: (caller: string) => Promise<Leave>;
}

type Leave = () => void;

interface Turns {
  inWork: number;
  waiting: Waiting[];
  /** Milliseconds of the server's time that were not paid back yet. */
  debt: number;
  wakeUp: NodeJS.Timeout | undefined;
}

interface Waiting {
  begin: () => void;
  abandon: NodeJS.Timeout;
}

const patience = 8000;
const longestQueue = 100;
/** A page that opens sends a dozen requests at once: a caller may use this much before waiting. */
const credit = 3000;
/** How much of each passing millisecond a caller is paid back. */
const givenBack = 1 / 3;
const remembered = 5000;
/** In milliseconds: a caller who asked this recently is active, and nobody else gets more than a share. */
const present = 2000;
/** Waiting callers check again after this long. */
const longestSleep = 500;

export function createFairShare({ atOnce }: Pick<CallerShare, "atOnce">): FairShare {
  const callers = new Map<string, Turns>();
  const time = createSharedTime();
  const asking = createPresence();

  function turnsOf(caller: string): Turns {
    const known = callers.get(caller) ?? { inWork: 0, waiting: [], debt: 0, wakeUp: undefined };
    callers.set(caller, known);
    if (callers.size > remembered) forgetIdle();
    return known;
  }

  function forgetIdle() {
    for (const [caller, { inWork, waiting, debt }] of callers) {
      if (inWork + waiting.length === 0 && debt <= time.passed() * givenBack) callers.delete(caller);
    }
  }

  function beginNext(caller: string, turns: Turns) {
    clearTimeout(turns.wakeUp);
    const excess = turns.debt - time.passed() * givenBack - credit;
    if (excess > 0 && turns.waiting.length > 0 && asking.othersThan(caller)) {
      turns.wakeUp = setTimeout(() => beginNext(caller, turns), Math.min(excess / givenBack + 1, longestSleep));
      return;
    }
    while (turns.inWork < atOnce) {
      const next = turns.waiting.shift();
      if (!next) return;
      clearTimeout(next.abandon);
      turns.inWork++;
      next.begin();
    }
  }

  function begun(caller: string, turns: Turns): Leave {
    const taken = time.begin();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      turns.inWork--;
      turns.debt = Math.max(turns.debt, time.passed() * givenBack) + taken();
      beginNext(caller, turns);
    };
  }

  return {
    enter(caller) {
      const turns = turnsOf(caller);
      asking.note(caller);
      if (turns.waiting.length >= longestQueue) return Promise.reject(tooMany());
      return new Promise((resolve, reject) => {
        const abandon = setTimeout(() => {
          turns.waiting.splice(turns.waiting.indexOf(waiting), 1);
          reject(tooMany());
        }, patience);
        const waiting: Waiting = { abandon, begin: () => resolve(begun(caller, turns)) };
        turns.waiting.push(waiting);
        beginNext(caller, turns);
      });
    },
  };
}

const tooMany = () => fail("too-many-requests", { retryAfter: Math.ceil(patience / 1000) });

/** Tracks active callers: the times of the last caller and of the last other one are enough. */
function createPresence() {
  let [latest, other] = [
    { caller: "", at: -Infinity },
    { caller: "", at: -Infinity },
  ];

  return {
    note(caller: string) {
      if (latest.caller !== caller) other = latest;
      latest = { caller, at: performance.now() };
    },
    othersThan(caller: string): boolean {
      const { at } = latest.caller === caller ? other : latest;
      return performance.now() - at < present;
    },
  };
}

/**
 * Divides the server's time among the running operations: on a busy machine everything takes longer, and nobody pays
 * for others.
 */
function createSharedTime() {
  const started = performance.now();
  let at = started;
  let share = 0;
  let inWork = 0;

  function reckon() {
    const now = performance.now();
    share += (now - at) / Math.max(inWork, 1);
    at = now;
  }
  return {
    passed: () => performance.now() - started,
    begin() {
      reckon();
      inWork++;
      const before = share;
      return () => {
        reckon();
        inWork--;
        return share - before;
      };
    },
  };
}
