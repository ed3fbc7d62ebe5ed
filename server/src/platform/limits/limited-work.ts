/** Limits expensive work to a few pieces at once and some more waiting; any beyond that throw what `refuse` returns. */
export interface WorkLimits {
  atOnce: number;
  waiting: number;
  refuse: () => Error;
}

export type LimitedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function limitWork({ atOnce, waiting, refuse }: WorkLimits): LimitedWork {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    await new Promise<void>((resolve) => queue.push(resolve)); // The piece of work that ends hands over its place.
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
