import type { Pool } from "pg";
import { checkTotp, type TotpDeps } from "#modules/accounts/factors/second-factor.ts";
import type { Session, SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { passSecondFactor } from "./pass-second-factor.ts";

export interface TotpSignInDeps extends SessionDeps {
  config: SessionDeps["config"] & TotpDeps["config"];
}

export const signInWithTotp = (
  { ticket, otp }: { ticket: string; otp: string },
  pool: Pool,
  deps: TotpSignInDeps,
): Promise<Session> =>
  passSecondFactor({ ticket, check: (userId, system) => checkTotp({ userId, code: otp }, system, deps) }, pool, deps);
