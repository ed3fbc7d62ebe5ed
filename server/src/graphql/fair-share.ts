/**
 * How much of the server one caller gets: some operations in work at the same time and, for those who never stop asking, a third
 * of its time. The rest waits its turn for a moment, then is refused with the seconds to wait.
 */
import { fail } from "@boresight/domain/errors";
import type { CallerShare } from "#platform/query-limits.ts";

export interface FairShare {
  /** Answers when it is the operation's turn; what comes back is called when it has ended. */
  enter: (caller: string) => Promise<Leave>;
}

type Leave = () => void;

interface Turns {
  inWork: number;
  waiting: Waiting[];
  /** Milliseconds of the server's time that were not given back yet. */
  debt: number;
  wakeUp: NodeJS.Timeout | undefined;
}

interface Waiting {
  begin: () => void;
  giveUp: NodeJS.Timeout;
}

const patience = 8000;
const longestQueue = 100;
/** A page that opens asks a dozen things at once: so much is done for a caller before anybody waits. */
const credit = 3000;
/** What a caller gets back of each millisecond that passes. */
const givenBack = 1 / 3;
const remembered = 5000;

export function createFairShare({ atOnce }: Pick<CallerShare, "atOnce">): FairShare {
  const callers = new Map<string, Turns>();
  const time = createSharedTime();

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

  function beginNext(turns: Turns) {
    clearTimeout(turns.wakeUp);
    const excess = turns.debt - time.passed() * givenBack - credit;
    if (excess > 0 && turns.waiting.length > 0) {
      turns.wakeUp = setTimeout(() => beginNext(turns), excess / givenBack + 1);
      return;
    }
    while (turns.inWork < atOnce) {
      const next = turns.waiting.shift();
      if (!next) return;
      clearTimeout(next.giveUp);
      turns.inWork++;
      next.begin();
    }
  }

  function begun(turns: Turns): Leave {
    const taken = time.begin();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      turns.inWork--;
      turns.debt = Math.max(turns.debt, time.passed() * givenBack) + taken();
      beginNext(turns);
    };
  }

  return {
    enter(caller) {
      const turns = turnsOf(caller);
      if (turns.waiting.length >= longestQueue) return Promise.reject(tooMany());
      return new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          turns.waiting.splice(turns.waiting.indexOf(waiting), 1);
          reject(tooMany());
        }, patience);
        const waiting: Waiting = { giveUp, begin: () => resolve(begun(turns)) };
        turns.waiting.push(waiting);
        beginNext(turns);
      });
    },
  };
}

const tooMany = () => fail("too-many-requests", { retryAfter: Math.ceil(patience / 1000) });

/** The server's time, divided among the operations in work: on a busy machine everything takes longer, and nobody pays for others. */
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
