/** 2 s after the first failure, then twice as long each time, up to a minute. */
export const retryDelay = (attempts: number): number => Math.min(60_000, 1000 * 2 ** attempts);

interface Attempted {
  addedAt: number;
  /** How often it failed, and when last. */
  attempts: number;
  failedAt: number | null;
}

/**
 * When the next attempt is due. Whatever failed before the network came back, or before the person looked again, is
 * due at once.
 */
export const dueAt = ({ addedAt, attempts, failedAt }: Attempted, onlineAgainAt: number): number =>
  failedAt === null || failedAt < onlineAgainAt ? addedAt : failedAt + retryDelay(attempts);
