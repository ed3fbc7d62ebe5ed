/** Dear work, a few pieces at once: some more may wait, whoever comes then is refused by `refuse`. */
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
    await new Promise<void>((resolve) => queue.push(resolve)); // Whoever ends hands over their place.
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
