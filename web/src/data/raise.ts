/**
 * Logs a failure and raises it again, for the specification's alerts: no message is shown, but the console and
 * whatever watches for unhandled errors see it.
 */
export const raise =
  (what: string) =>
  (error: unknown): never => {
    console.error(what, error);
    throw error;
  };
