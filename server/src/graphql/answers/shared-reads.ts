/**
 * Reads that are asked for at the same time run once, for all who ask: a hundred screens that hear of a change ask the same
 * at once.
 */

export type ShareRead<Answer> = (key: string, run: () => Promise<Answer>) => Promise<Answer>;

interface Reads<Answer> {
  underWay: number;
  /** Begins when one of those under way has ended; whoever asks until then gets its answer. */
  next: (PromiseWithResolvers<Answer> & { run: () => Promise<Answer>; askers: number }) | null;
}

/** Of one key: a second asker does not wait for the first one's read to end. */
const mostUnderWay = 2;
/** The askers of one read. Others read for themselves, which the caller's share of the server bounds. */
const mostAskers = 1000;

/**
 * Nobody gets the answer of a read that had begun before they asked: what they get is as new as their question. The
 * key says who asks, with which rights, and what.
 */
export function createSharedReads<Answer>(): ShareRead<Answer> {
  const known = new Map<string, Reads<Answer>>();

  async function begin(key: string, reads: Reads<Answer>, run: () => Promise<Answer>): Promise<Answer> {
    reads.underWay++;
    try {
      return await run();
    } finally {
      reads.underWay--;
      const { next } = reads;
      reads.next = null;
      if (next) begin(key, reads, next.run).then(next.resolve, next.reject);
      else if (reads.underWay === 0) known.delete(key);
    }
  }

  return (key, run) => {
    const reads = known.get(key) ?? { underWay: 0, next: null };
    known.set(key, reads);
    if (reads.underWay < mostUnderWay) return begin(key, reads, run);
    reads.next ??= { ...Promise.withResolvers<Answer>(), run, askers: 0 };
    reads.next.askers++;
    return reads.next.askers > mostAskers ? run() : reads.next.promise;
  };
}
