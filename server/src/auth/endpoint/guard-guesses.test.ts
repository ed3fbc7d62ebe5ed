// Whoever guesses is slowed down; whose account it is gets in elsewhere, and on their own devices everywhere.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { removeExpiredProofs } from "#modules/accounts/sessions/remove-expired-proofs.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { codeOf, otherThan } from "../../../test/sign-in/authenticator-app.ts";
import { buildCarefulPerson } from "../../../test/sign-in/careful-person.ts";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const plenty = { count: 100_000, within: minute };
const rateLimits = { all: plenty, mail: plenty, sms: plenty, guess: plenty, signUp: plenty };
const account = { count: 20, within: 15 * minute };
let later = 0;
const start = Date.now();
const clock = () => new Date(start + later);
const settings = { clock, auth: authConfig({ rateLimits: { ...rateLimits, account } }), trustedProxies: ["127.0.0.1"] };
const server = await startServer(settings);
const second = await startServer({ ...settings, db: server.db });
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => void (later = 0));

let networks = 0;
/** An address that nobody has used yet. */
const newNetwork = (): string =>
  `10.${Math.floor(++networks / 60_000)}.${Math.floor(networks / 250) % 240}.${(networks % 250) + 1}`;

interface Client {
  from?: string;
  device?: string;
  at?: TestServer;
}

const headersOf = ({ from = newNetwork(), device }: Client): Record<string, string> => ({
  "x-forwarded-for": from,
  ...(device && { cookie: `device=${device}` }),
});
const signIn = (email: string, typed: string, client: Client = {}) =>
  (client.at ?? server).post("/v1/auth/signin/email-password", { email, password: typed }, headersOf(client));
const statusOf = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).status;
const waitOf = async (...given: Parameters<typeof signIn>) =>
  Number((await signIn(...given)).headers.get("retry-after") ?? 0);
const deviceIn = ({ headers }: { headers: Headers }): string =>
  /(?:^|-)device=([\w-]{43});/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
const newPerson = async (): Promise<string> => (await buildAccount(server.db, { emailVerified: true })).email ?? "";

/** So many wrong attempts one after the other, whatever is answered. Returns how many were judged. */
async function guess(email: string, times: number, client: Client = {}): Promise<number> {
  const from = client.from ?? newNetwork();
  let judged = 0;
  for (let round = 0; round < times; round++) {
    if ((await statusOf(email, `wrong ${round}`, { ...client, from })) === 401) judged++;
  }
  return judged;
}

describe("someone who hammers from one address", () => {
  test("keeps nobody out who comes from another one", async () => {
    const email = await newPerson();

    for (let quarter = 0; quarter < 3; quarter++) {
      await guess(email, 30, { from: "10.255.0.1" });
      later += 15 * minute;
    }
    await guess(email, 5, { from: "10.255.0.1" });

    expect(await statusOf(email, password)).toBe(200);
  });

  test("waits longer and longer, up to a quarter of an hour, and what comes too early changes nothing", async () => {
    const email = await newPerson();
    const from = newNetwork();
    const judged = await guess(email, 25, { from });

    const waits = [];
    for (let round = 0; round < 12; round++) {
      const wait = await waitOf(email, "wrong", { from });
      expect(await waitOf(email, "wrong again", { from })).toBeLessThanOrEqual(wait);
      waits.push(wait);
      later += wait * 1000;
      expect(await statusOf(email, "still wrong", { from })).toBe(401);
    }

    expect(judged).toBe(20);
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  test("is judged again when the pause is over, and a right password ends the pauses", async () => {
    const email = await newPerson();
    const from = newNetwork();
    await guess(email, 21, { from });

    const early = await statusOf(email, password, { from });
    later += 2000;
    const answers = [await statusOf(email, password, { from }), await statusOf(email, "wrong", { from })];

    expect([early, ...answers, await statusOf(email, password, { from })]).toEqual([429, 200, 401, 200]);
  });

  test("is counted alike for an address that nobody has", async () => {
    const from = newNetwork();

    expect(await guess("nobody@example.com", 25, { from })).toBe(20);
    expect(await waitOf("nobody@example.com", "wrong", { from })).toBe(2);
  });

  test("does not get further by asking two servers, or many times at once", async () => {
    const email = await newPerson();
    const from = newNetwork();

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, round) => statusOf(email, "wrong", { from, at: round % 2 ? server : second })),
    );

    expect(answers.filter((status) => status === 401)).toHaveLength(20);
  });

  test("has forgotten the pauses after an hour without an attempt", async () => {
    const email = await newPerson();
    const from = newNetwork();
    await guess(email, 30, { from });
    later = hour + 1000;

    expect(await guess(email, 30, { from })).toBe(20);
  });
});

describe("someone who guesses from many addresses", () => {
  test("keeps nobody out who comes from yet another one with the right password", async () => {
    const email = await newPerson();

    for (let network = 0; network < 20; network++) await guess(email, 10);

    expect(await statusOf(email, password)).toBe(200);
  });

  test("gets no further the more they have", async () => {
    const email = await newPerson();
    const judged = [];
    for (const many of [100, 200]) {
      let count = 0;
      for (let network = 0; network < many; network++) count += await guess(email, 3);
      judged.push(count);
    }

    expect(judged[0]).toBeLessThanOrEqual(110);
    expect(judged[1]).toBeLessThanOrEqual(10);
  });

  test("is let in once a minute at the most when there are very many, and the owner's network stays open", async () => {
    const email = await newPerson();
    const home = newNetwork();
    await signIn(email, password, { from: home });
    for (let network = 0; network < 130; network++) await guess(email, 1);
    for (let round = 0; round < 10; round++) {
      later += minute;
      await guess(email, 1);
    }

    const elsewhere = await waitOf(email, password);
    const athome = await statusOf(email, password, { from: home });

    expect(elsewhere).toBeGreaterThan(0);
    expect(elsewhere).toBeLessThanOrEqual(60);
    expect(athome).toBe(200);
  });
});

describe("a device that had a session of the account", () => {
  test("is never kept out by others, not even by those of its own network", async () => {
    const guesses = { count: 10, within: 5 * minute };
    const auth = authConfig({ rateLimits: { ...rateLimits, guess: guesses, account } });
    await using limited = await startServer({ ...settings, auth, db: server.db });
    const email = await newPerson();
    const from = newNetwork();
    const device = deviceIn(await signIn(email, password, { from, at: limited }));
    await guess(email, 40, { from, at: limited });

    const answers = [
      await statusOf(email, password, { from, device, at: limited }),
      await statusOf(email, password, { device, at: limited }),
      await statusOf(email, password, { from, at: limited }),
    ];

    expect(answers).toEqual([200, 200, 429]);
  });

  test.each([5, 40])("uses the code of its mail after %i wrong attempts of others", async (times) => {
    const email = await newPerson();
    const device = deviceIn(await signIn(email, password));
    await server.post("/v1/auth/signin/otp/email", { email }, headersOf({ device }));
    const { ticket } = await readMail(server, email);
    const from = newNetwork();
    const verify = (otp: string, client: Client) =>
      server.post("/v1/auth/signin/otp/email/verify", { email, otp }, headersOf(client));
    for (let round = 0; round < times; round++) await verify(otherThan(ticket), { from });

    const answers = [(await verify(ticket, {})).status, (await verify(ticket, { device })).status];

    expect(answers).toEqual([401, 200]);
  });

  test("has five attempts at a code as well", async () => {
    const email = await newPerson();
    const device = deviceIn(await signIn(email, password));
    await server.post("/v1/auth/signin/otp/email", { email }, headersOf({ device }));
    const { ticket } = await readMail(server, email);
    const verify = (otp: string) =>
      server.post("/v1/auth/signin/otp/email/verify", { email, otp }, headersOf({ device }));
    for (let round = 0; round < 5; round++) await verify(otherThan(ticket));

    expect((await verify(ticket)).status).toBe(401);
  });

  test("is slowed down by its own wrong attempts alone", async () => {
    const email = await newPerson();
    const from = newNetwork();
    const device = deviceIn(await signIn(email, password, { from }));

    const judged = await guess(email, 25, { from, device });

    expect([judged, await waitOf(email, password, { from, device })]).toEqual([20, 2]);
    expect(await statusOf(email, password, { from })).toBe(200);
  });

  test("of another account, or one that nobody had, gets no favour", async () => {
    const [email, other] = [await newPerson(), await newPerson()];
    const from = newNetwork();
    const device = deviceIn(await signIn(other, password));
    await guess(email, 25, { from });

    const answers = [device, "A".repeat(43), "", "x"].map((secret) =>
      statusOf(email, password, { from, device: secret }),
    );

    expect(await Promise.all(answers)).toEqual([429, 429, 429, 429]);
  });

  test("is known for 30 days after its last session, which a renewal prolongs", async () => {
    const email = await newPerson();
    const from = newNetwork();
    const session = await signIn(email, password);
    const device = deviceIn(session);
    later = 29 * day;
    const { refreshToken } = session.body.session;
    await server.post("/v1/auth/token", { refreshToken }, headersOf({ device }));
    later = 58 * day;
    await guess(email, 25, { from });

    const known = await statusOf(email, password, { from, device });
    later = 89 * day;
    await guess(email, 25, { from });
    const unknown = await statusOf(email, password, { from, device });

    expect([known, unknown]).toEqual([200, 429]);
  });

  test("is unknown again once the password was reset", async () => {
    const email = await newPerson();
    const from = newNetwork();
    const device = deviceIn(await signIn(email, password));
    await server.post("/v1/auth/user/password/reset", { email }, headersOf({}));
    const { ticket } = await readMail(server, email);
    await server.post("/v1/auth/user/password", { newPassword: "mine again", ticket }, headersOf({}));
    await guess(email, 25, { from });

    expect(await statusOf(email, "mine again", { from, device })).toBe(429);
  });

  test("brings a secret that no script reads, that only our pages send, and of which a hash is stored", async () => {
    await using secure = await startServer({ ...settings, publicUrl: "https://shop.test", db: server.db });
    const email = await newPerson();

    const [plain, overTls] = [await signIn(email, password), await signIn(email, password, { at: secure })];
    const known = await signIn(email, password, { device: deviceIn(plain) });
    const elsewhere = await server.get("/v1/auth/methods");

    const attributes = "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax";
    expect(plain.headers.get("set-cookie")).toBe(`device=${deviceIn(plain)}${attributes}`);
    expect(overTls.headers.get("set-cookie")).toBe(`__Host-device=${deviceIn(overTls)}${attributes}; Secure`);
    expect([known, elsewhere].map(({ headers }) => headers.get("set-cookie"))).toEqual([null, null]);
    const { rows } = await server.db.owner.query("select from app_private.known_places where mark::text like $1", [
      `%${Buffer.from(deviceIn(plain)).toString("hex")}%`,
    ]);
    expect(rows).toEqual([]);
  });
});

describe("codes", () => {
  test("of an authenticator app are guessed as slowly, and the right password does not help", async () => {
    const maria = await buildCarefulPerson(server);
    const from = newNetwork();
    const attempt = async (otp: string) => {
      const { body } = await signIn(maria.email, password, { from });
      return server.post("/v1/auth/signin/mfa/totp", { ticket: body.mfa.ticket, otp }, headersOf({ from }));
    };
    const wrong = [];
    for (let round = 0; round < 22; round++)
      wrong.push((await attempt(otherThan(codeOf(maria.secret, 0, clock)))).status);

    const { body } = await signIn(maria.email, password);
    const elsewhere = await server.post(
      "/v1/auth/signin/mfa/totp",
      { ticket: body.mfa.ticket, otp: codeOf(maria.secret, 0, clock) },
      headersOf({}),
    );

    expect(wrong).toEqual([...Array(20).fill(401), 429, 429]);
    expect(elsewhere.status).toBe(200);
  });

  test("of a mail are, too", async () => {
    const email = await newPerson();
    const from = newNetwork();
    const verify = (otp: string, client: Client) =>
      server.post("/v1/auth/signin/otp/email/verify", { email, otp }, headersOf(client));
    for (let round = 0; round < 25; round++) await verify("000000", { from });
    await server.post("/v1/auth/signin/otp/email", { email }, headersOf({}));
    const { ticket } = await readMail(server, email);

    const answers = [(await verify(ticket, { from })).status, (await verify(ticket, {})).status];

    expect(answers).toEqual([429, 200]);
  });
});

const told = async (email: string) =>
  (await readMails(server, email)).filter(({ template }) => template === "sign-in-attempts").length;

describe("the owner", () => {
  test("is told by mail once, however long the attempts go on, and again about later ones", async () => {
    const email = await newPerson();
    const counts = [];
    await guess(email, 9);
    counts.push(await told(email));
    await guess(email, 25);
    counts.push(await told(email));
    for (let round = 0; round < 5; round++) {
      later += 20 * hour;
      await guess(email, 12);
    }
    counts.push(await told(email));
    later += 25 * hour;
    await guess(email, 12);

    expect([...counts, await told(email)]).toEqual([0, 1, 1, 2]);
  });

  test("is not told of what they mistype on their own device, nor anybody who is disabled", async () => {
    const [email, disabled] = [await newPerson(), await newPerson()];
    const device = deviceIn(await signIn(email, password));
    await server.db.owner.query("update app.users set disabled = true where email = $1", [disabled]);

    await guess(email, 15, { device });
    await guess(disabled, 15);

    expect([await told(email), await told(disabled)]).toEqual([0, 0]);
  });
});

test("what is over is removed", async () => {
  later = 400 * day;

  await asSystem(server.db.server, (system) => removeExpiredProofs(system, clock));

  for (const table of ["known_places", "guess_paces", "guess_waves"]) {
    const { rowCount } = await server.db.owner.query(`select from app_private.${table}`);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});
