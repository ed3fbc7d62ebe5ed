/** Limits expensive work to a few pieces at once and some more waiting; any beyond that throw what `refuse` returns. */
import { limitedWork } from "#platform/metrics/metrics.ts";

export interface WorkLimits {
  /** For the metrics; without one nothing is counted. */
  name?: "images" | "pdfs";
  atOnce: number;
  waiting: number;
  refuse: () => Error;
}

export type LimitedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function limitWork({ name, atOnce, waiting, refuse }: WorkLimits): LimitedWork {
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

  const count = (state: "running" | "waiting", by: number) => name && limitedWork.inc({ work: name, state }, by);

  return async (work) => {
    count("waiting", 1);
    await turn().finally(() => count("waiting", -1));
    count("running", 1);
    try {
      return await work();
    } finally {
      count("running", -1);
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
