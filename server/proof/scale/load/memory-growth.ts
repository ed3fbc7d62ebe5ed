/** Whether memory grows, from samples that go up and down: the median of the slopes between all pairs of them (Theil and Sen). */

export interface Sample {
  /** Since the beginning. */
  minutes: number;
  megabytes: number;
}

export interface Growth {
  /** Megabytes in an hour. */
  hourly: number;
  isGrowing: boolean;
}

/** What samples differ by without a leak, in megabytes; and the growth of a day that a nightly restart would hide. */
const noise = 2;
const mostHourly = 4;

export function memoryGrowth(samples: readonly Sample[]): Growth {
  const slopes = samples.flatMap((one, place) =>
    samples.slice(place + 1).map((other) => (other.megabytes - one.megabytes) / (other.minutes - one.minutes)),
  );
  const slope = slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
  const lasted = (samples.at(-1)?.minutes ?? 0) - (samples[0]?.minutes ?? 0);
  return { hourly: slope * 60, isGrowing: slope * lasted > noise && slope * 60 > mostHourly };
}
