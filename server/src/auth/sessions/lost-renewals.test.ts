// A renewal whose answer gets lost: the token that was spent is answered once more. One that was copied still ends its session.
import * as fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { removeExpiredProofs } from "#modules/accounts/sessions/remove-expired-proofs.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { inEndurance } from "../../../test/endurance.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { untilBlocked } from "../../../test/until-blocked.ts";

let later = 0;
const clock = () => new Date(Date.now() + later);
const server = await startServer({ clock });
const second = await startServer({ clock, db: server.db });
beforeEach(() => void (later = 0));
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const refresh = (refreshToken: string, at: TestServer = server) => at.post("/v1/auth/token", { refreshToken });
const statusOf = async (refreshToken: string) => (await refresh(refreshToken)).status;

interface Signed {
  refreshToken: string;
  refreshTokenId: string;
  accessToken: string;
}

async function signIn(at = server): Promise<Signed> {
  const { email } = await buildAccount(at.db);
  return (await at.post("/v1/auth/signin/email-password", { email, password })).body.session;
}

/** Returns the next token. */
async function renew(refreshToken: string): Promise<string> {
  const { status, body } = await refresh(refreshToken);
  expect(status).toBe(200);
  return body.refreshToken;
}

const change = (text: string, id: string) => server.db.owner.query(text, [id]);

describe("an answer that got lost", () => {
  test("is given once more, for the same session, and the earlier one stops working", async () => {
    const session = await signIn();
    const lost = await renew(session.refreshToken);
    later = 59_000;

    const { status, body } = await refresh(session.refreshToken);
    const [earlier, next] = [await refresh(lost), await refresh(body.refreshToken)];

    expect([status, body.refreshTokenId]).toEqual([200, session.refreshTokenId]);
    expect([earlier.status, earlier.body.error]).toEqual([401, "invalid-refresh-token"]);
    expect([next.status, next.body.refreshTokenId]).toEqual([200, session.refreshTokenId]);
  });

  test("may get lost again and again: a page that is reloaded impatiently signs nobody out", async () => {
    const session = await signIn();
    const lost = [await renew(session.refreshToken)];
    for (later of [5000, 10_000, 30_000, 59_000]) lost.push(await renew(session.refreshToken));

    const received = lost.pop() ?? "";
    const earlier = await Promise.all(lost.map(statusOf));

    expect(earlier).toEqual([401, 401, 401, 401]);
    expect(await statusOf(received)).toBe(200);
  });

  test("may be a session's tenth as well as its first", async () => {
    let { refreshToken } = await signIn();
    for (let renewal = 0; renewal < 10; renewal++) {
      later += 900_000;
      await renew(refreshToken);
      later += 3000;
      refreshToken = await renew(refreshToken);
    }

    expect(await statusOf(refreshToken)).toBe(200);
  });

  test("is not given once a token that came out of it was used: the session ends for whoever holds one", async () => {
    const session = await signIn();
    const next = await renew(session.refreshToken);
    const afterNext = await renew(next);

    const answers = [await statusOf(session.refreshToken), await statusOf(next), await statusOf(afterNext)];

    expect(answers).toEqual([401, 401, 401]);
    expect((await server.get("/v1/auth/user", { authorization: `Bearer ${session.accessToken}` })).status).toBe(401);
  });

  test("is not given after a minute, not even when it was asked for meanwhile: the session ends", async () => {
    const session = await signIn();
    await renew(session.refreshToken);
    later = 40_000;
    const again = await renew(session.refreshToken);
    later = 61_000;

    const answers = [await statusOf(session.refreshToken), await statusOf(again)];

    expect(answers).toEqual([401, 401]);
  });

  test("is never given where the settings say so: a spent token ends its session", async () => {
    await using strict = await startServer({ auth: authConfig({ refreshReuseSeconds: 0 }) });
    const session = await signIn(strict);
    const { body: next } = await refresh(session.refreshToken, strict);

    const answers = [await refresh(session.refreshToken, strict), await refresh(next.refreshToken, strict)];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test("does not bring back a session that was ended meanwhile, or the login that was disabled", async () => {
    const [ended, expired, disabled] = [await signIn(), await signIn(), await signIn()];
    for (const { refreshToken } of [ended, expired, disabled]) await renew(refreshToken);
    await change("delete from app_private.refresh_tokens where id = $1", ended.refreshTokenId);
    await change("update app_private.refresh_tokens set expires_at = now() where id = $1", expired.refreshTokenId);
    await change(
      "update app.users set disabled = true where id = (select user_id from app_private.refresh_tokens where id = $1)",
      disabled.refreshTokenId,
    );

    const answers = await Promise.all([ended, expired, disabled].map(({ refreshToken }) => refresh(refreshToken)));

    expect(answers.map(({ body }) => body.error)).toEqual([
      "invalid-refresh-token",
      "invalid-refresh-token",
      "disabled-user",
    ]);
  });

  test("does not keep whoever lost it from signing out", async () => {
    const session = await signIn();
    const lost = await renew(session.refreshToken);

    const { body } = await server.post("/v1/auth/signout", { refreshToken: session.refreshToken });

    expect([body, await statusOf(lost), await statusOf(session.refreshToken)]).toEqual(["OK", 401, 401]);
  });
});

/** All have come before the first is answered: the session's row is held until they wait for it. */
async function atOnce({ refreshTokenId }: Signed, tokens: readonly string[], servers = [server, second]) {
  const client = await server.db.owner.connect();
  await client.query("begin");
  await client.query("select from app_private.refresh_tokens where id = $1 for update", [refreshTokenId]);
  const answers = tokens.map((token, at) => refresh(token, servers[at % servers.length]));
  await untilBlocked(server.db.owner, tokens.length);
  await client.query("commit");
  client.release();
  return Promise.all(answers);
}

describe("requests with the same token at the same time", () => {
  test.each([2, 3, 5])("%i of them all get a session, of which the first that is used goes on", async (count) => {
    for (let used = 0; used < count; used++) {
      const session = await signIn();
      const answers = await atOnce(session, Array<string>(count).fill(session.refreshToken));
      const tokens = answers.map(({ body }) => body.refreshToken);

      const [first = ""] = tokens.splice(used, 1);
      const next = await renew(first);
      const others = await Promise.all(tokens.map(statusOf));

      expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
      expect(new Set(answers.map(({ body }) => body.refreshTokenId))).toEqual(new Set([session.refreshTokenId]));
      expect(others).toEqual(Array(count - 1).fill(401));
      expect(await statusOf(next)).toBe(200);
    }
  });

  test("end nothing where lost answers are not given again: one gets a session", async () => {
    await using strict = await startServer({ auth: authConfig({ refreshReuseSeconds: 0 }), db: server.db });
    const session = await signIn(strict);

    const answers = await atOnce(session, Array<string>(4).fill(session.refreshToken), [strict]);

    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect((await refresh(won?.body.refreshToken, strict)).status).toBe(200);
  });

  test("do not end the session when one of them uses what another was answered", async () => {
    for (let turn = 0; turn < 10; turn++) {
      const session = await signIn();
      const next = await renew(session.refreshToken);

      const answers = await atOnce(session, [next, session.refreshToken]);

      const [won] = answers.filter(({ status }) => status === 200);
      expect(await statusOf(won?.body.refreshToken)).toBe(200);
    }
  });
});

test("expired sessions take the tokens of their renewals with them", async () => {
  const session = await signIn();
  await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken)]);
  later = 31 * 86_400_000;

  await asSystem(server.db.server, (system) => removeExpiredProofs(system, clock));

  const { rows } = await server.db.owner.query(
    `select from app_private.spent_refresh_tokens where session_id = $1
      union all select from app_private.sibling_refresh_tokens where session_id = $1`,
    [session.refreshTokenId],
  );
  expect(rows).toEqual([]);
});

/** What the session should do, written down as plainly as it can be, for requests that follow each other. */
class Expected {
  private present: string;
  private readonly spent = new Map<string, number>();
  private last: string | null = null;
  private isOver = false;

  constructor(refreshToken: string) {
    this.present = refreshToken;
  }

  /** Whether the token is to be answered now. */
  accepts(token: string): boolean {
    if (this.isOver) return false;
    if (token === this.present) return true;
    const spentAt = this.spent.get(token);
    if (spentAt === undefined) return false; // Of an answer that was given again.
    if (token === this.last && later - spentAt < 60_000) return true;
    this.isOver = true;
    return false;
  }

  answered(token: string, next: string): void {
    if (token === this.present) this.spent.set(token, later);
    this.last = token;
    this.present = next;
  }
}

test("whatever is presented in whatever order, the session goes on or ends as it should", async () => {
  const step = fc.record({
    /** Which of all tokens so far, the newest first. */
    token: fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(30) }),
    wait: fc.constantFrom(0, 1000, 20_000, 50_000, 70_000),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      later = 0;
      const { refreshToken, refreshTokenId } = await signIn();
      const expected = new Expected(refreshToken);
      const tokens = [refreshToken];
      for (const { token: at, wait } of steps) {
        later += wait;
        const token = tokens[at % tokens.length] ?? refreshToken;
        const accepts = expected.accepts(token);
        const { status, body } = await refresh(token);
        expect(status).toBe(accepts ? 200 : 401);
        if (!accepts) continue;
        expect(body.refreshTokenId).toBe(refreshTokenId);
        expected.answered(token, body.refreshToken);
        tokens.unshift(body.refreshToken);
      }
    }),
    { numRuns: inEndurance(600, 60) },
  );
});
