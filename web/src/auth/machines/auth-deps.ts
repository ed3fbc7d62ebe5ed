import type { ArrivalLink } from "#auth/sign-in/arrival-link.ts";
import type { AuthClient } from "#auth/auth-client.ts";
import type { TabSync } from "#auth/tab-sync.ts";
import type { TokenStore } from "#auth/token-store.ts";

/** The person's security keys: both take what the server sent and answer what it wants back. */
export interface SecurityKeys {
  register: (options: unknown) => Promise<unknown>;
  answer: (options: unknown) => Promise<unknown>;
}

/** The world as the auth machines see it. */
export interface AuthDeps {
  client: AuthClient;
  store: TokenStore;
  tabs: TabSync;
  link: ArrivalLink;
  securityKeys: SecurityKeys;
  /** Where our own pages live. */
  origin: string;
  /** Runs the task when no other tab runs one. */
  inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
  now: () => number;
  autoRefresh: boolean;
  /** Refresh at least this often, in milliseconds; null leaves it to the token's life. */
  refreshInterval: number | null;
}
