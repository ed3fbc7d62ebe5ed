// Positions in PostgreSQL's log, and what they say about how far a replica is behind. Only the clock of this process counts: those of
// the two servers may differ.

/** As PostgreSQL writes it, such as "0/16B3748". */
type Position = string;

interface Sample {
  /** In milliseconds. */
  at: number;
  position: Position;
}

/** Beyond it every other one is forgotten: a replica that is gone for days is far behind either way. */
const mostSamples = 1000;

function numberOf(position: Position): bigint {
  const [high = "", low = ""] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export const isReached = (position: Position, by: Position): boolean => numberOf(by) >= numberOf(position);

/** Where the primary was, as far back as the replica still is, and as `mostLag` in milliseconds allows. */
export function createPositions(mostLag: number) {
  let samples: Sample[] = [];
  const firstWithin = (now: number) => samples.findIndex(({ at }) => now - at <= mostLag);

  return {
    add(sample: Sample): void {
      samples.push(sample);
      if (samples.length > mostSamples) samples = samples.filter((_sample, index) => index % 2 === 0);
    },
    /** Milliseconds since the primary was where the replica is; null when it was there before the first sample. */
    lag(replayed: Position, now: number): number | null {
      const last = samples.findLastIndex(({ position }) => isReached(position, replayed));
      const [reached, next] = [samples[last], samples[last + 1]];
      if (!reached) return null;
      samples = samples.slice(Math.min(last, Math.max(0, firstWithin(now))));
      return next ? now - reached.at : 0;
    },
    /** Who has come to this position is behind by no more than `mostLag`. */
    floor: (now: number): Position | null => samples[firstWithin(now)]?.position ?? null,
  };
}
