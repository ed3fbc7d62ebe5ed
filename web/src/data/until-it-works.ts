/** Runs once; what failed runs again with the next call. */
export function untilItWorks<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
