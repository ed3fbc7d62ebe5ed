import type { Pool } from "pg";
import type { IdentityProviders } from "#integrations/identity-providers/identity-provider.ts";
import type { JudgeToken } from "#modules/accounts/sessions/judge-token.ts";
import type { SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Log } from "#platform/log.ts";
import type { RequestDevice } from "./device.ts";
import type { GuardGuesses } from "./guard-guesses.ts";

export interface AuthDeps extends SessionDeps {
  config: Config;
  /** Connected as app_server. */
  pool: Pool;
  log: Log;
  providers: IdentityProviders;
  guesses: GuardGuesses;
  judgeToken: JudgeToken;
}

/** The same before a request: what depends on where it comes from is made for each. */
export interface ServiceDeps extends Omit<AuthDeps, "device" | "guesses"> {
  guardGuesses: (device: RequestDevice) => GuardGuesses;
}
