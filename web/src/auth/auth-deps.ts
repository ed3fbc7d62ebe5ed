import type { ArrivalLink } from "./arrival-link.ts";
import type { AuthClient } from "./auth-client.ts";
import type { LiveSession } from "./session.ts";
import type { TabSync } from "./tab-sync.ts";
import type { TokenStore } from "./token-store.ts";

/** The person's security keys: both functions take the server's options and return the response it expects. */
export interface SecurityKeys {
  register: (options: unknown) => Promise<unknown>;
  answer: (options: unknown) => Promise<unknown>;
}

/** The outside world of the auth machines. */
export interface AuthDeps {
  client: AuthClient;
  store: TokenStore;
  /** A session that the page around the app brings along: tried before the address and the store. */
  existing?: LiveSession | null;
  tabs: TabSync;
  link: ArrivalLink;
  securityKeys: SecurityKeys;
  /** The origin of our own pages. */
  origin: string;
  /** Runs the task while no other tab runs one. */
  inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** The device says that there is no network: then nobody is asked who was signed in before. */
  isOffline?: () => boolean;
  now: () => number;
  autoRefresh: boolean;
  /** Refresh at least this often, in milliseconds; null for only the token's life. */
  refreshInterval: number | null;
}
