/** The client's timing of tokens: when to refresh, and how long to wait before a retry. Times are milliseconds. */

export const tickInterval = 1000;
export const tokenPollInterval = 100;
export const readinessTimeout = 15_000;
const expiryMargin = 3000;
const longestLead = 60_000;
const firstRetryDelay = 5000;
const mostRetries = 5;

/** A regular refresh token lives 30 days from each refresh. */
export const refreshTokenLife = 30 * 24 * 60 * 60 * 1000;

/** Assumed until a session says how long its access token lives. */
export const defaultTokenLife = 15_000;

export interface TokenLife {
  expiresAt: number;
  lifetime: number;
  receivedAt: number;
}

interface RefreshQuestion {
  now: number;
  /** Refresh at least this often, whatever the token's life. */
  interval: number | null;
}

/** Due once expired, within min(60 s, half its life) of expiring, or when the interval has passed. */
export function refreshIsDue(
  { expiresAt, lifetime, receivedAt }: TokenLife,
  { now, interval }: RefreshQuestion,
): boolean {
  if (interval !== null && now - receivedAt > interval) return true;
  return expiresAt - now <= Math.min(longestLead, lifetime / 2);
}

/** The wait before a retry: 5 s before the first, then 10, 20, 40 and 80 s. */
export const retryDelay = (attempt: number): number => firstRetryDelay * 2 ** (attempt - 1);

/** Five retries follow the first failure. */
export const canRetry = (retries: number): boolean => retries < mostRetries;

/** Whether a failed call may succeed later, because the network (status 0) or the server itself (500 and above) failed. */
export const isPassing = (status: number): boolean => status === 0 || status >= 500;

/** A token within 3 s of its end could expire in transit. */
export const isUsable = (expiresAt: number, now: number): boolean => expiresAt - expiryMargin > now;
