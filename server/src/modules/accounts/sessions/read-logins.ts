// Every request asks who its caller is now. Requests that come while others are being looked up share the next statement:
// under load that is one for several of them, and none is answered from before it came.
import type { Pool } from "pg";
import { camelRows } from "#platform/database/camel-rows.ts";
import { replicaOf } from "#platform/database/replicas.ts";

/** The login as it is now, whatever its token says. */
export interface Login {
  customerId: string | null;
  roles: string[];
  /** A technician with the right "office". */
  isOffice: boolean;
  /** Where there is a replica: how far it must have come to answer this login. */
  mustSee?: string | null;
}

/** What the session behind a token is good for. */
export interface SessionState {
  /** When the person last proved in it who they are; null when a program or a reset link opened it. */
  provedAt: Date | null;
  /** By a personal access token. */
  isOpenedByToken: boolean;
  /** It was opened by a password reset link, and the password was not changed yet. */
  resetsPassword: boolean;
}

export interface LoginState extends Login, Omit<SessionState, "provedAt"> {
  disabled: boolean;
  isSignedOut: boolean;
  provedAt: string | null;
}

interface AskedLogin {
  userId: string;
  sessionId: string | null;
}

/** Returns null for an unknown id. */
export type FindLogin = (asked: AskedLogin) => Promise<LoginState | null>;

interface Waiting extends AskedLogin {
  settle: (state: LoginState | null) => void;
  fail: (error: unknown) => void;
}

export interface LoginDeps {
  pool: Pool;
  clock: () => Date;
}

const mostAtOnce = 100;

const mustSee = ", app_private.must_see(asked.login)::text as must_see";

export function createLoginReader(deps: LoginDeps): FindLogin {
  const waiting: Waiting[] = [];
  let isReading = false;

  async function readAll() {
    isReading = true;
    while (waiting.length > 0) await answer(waiting.splice(0, mostAtOnce), deps);
    isReading = false;
  }

  return ({ userId, sessionId }) =>
    new Promise((settle, fail) => {
      waiting.push({ userId, sessionId, settle, fail });
      if (!isReading) void readAll();
    });
}

/** Never rejects: each of those who wait gets the outcome. */
async function answer(asked: readonly Waiting[], { pool, clock }: LoginDeps): Promise<void> {
  try {
    const { rows } = await pool.query<LoginState | { disabled: null }>({
      name: replicaOf(pool) ? "login-states-and-positions" : "login-states",
      text: `select customer_id, disabled, roles, signed_out as is_signed_out, proved_at,
          opened_by_token as is_opened_by_token, resets_password, office as is_office${replicaOf(pool) ? mustSee : ""}
        from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (login, session, at)
          left join lateral app_private.login_state(asked.login, asked.session, $3) on true
        order by asked.at`,
      values: [asked.map(({ userId }) => userId), asked.map(({ sessionId }) => sessionId), clock()],
    });
    const states = camelRows(rows);
    for (const [index, { settle }] of asked.entries()) {
      const state = states[index];
      settle(state && state.disabled !== null ? state : null);
    }
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}
