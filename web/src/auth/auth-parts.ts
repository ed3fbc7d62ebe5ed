import type { ArrivalLink } from "./arrival-link.ts";
import type { AuthClient } from "./auth-client.ts";
import type { TabSync } from "./tab-sync.ts";
import type { TokenStore } from "./token-store.ts";

/** The world as the auth machines see it. */
export interface AuthParts {
  client: AuthClient;
  store: TokenStore;
  tabs: TabSync;
  link: ArrivalLink;
  /** Runs the task when no other tab runs one. */
  inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
  now: () => number;
  autoRefresh: boolean;
  /** Refresh at least this often, in milliseconds; null leaves it to the token's life. */
  refreshInterval: number | null;
}
