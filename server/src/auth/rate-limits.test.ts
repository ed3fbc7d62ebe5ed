import { expect, test } from "vitest";
import { authConfig, startServer } from "../../test/server.ts";

const minute = 60_000;
const generous = { count: 1000, within: minute };
const open = { all: generous, mail: generous, sms: generous, guess: generous, signUp: generous, account: generous };
const guess = { email: "uma@example.com", password: "wrong" };

test("too many guesses are answered 429 as JSON with the seconds to wait, and end with the window", async () => {
  let now = Date.parse("2026-05-01T08:00:00Z");
  const rateLimits = { ...open, guess: { count: 2, within: 5 * minute } };
  await using server = await startServer({ auth: authConfig({ rateLimits }), clock: () => new Date(now) });
  const signIn = () => server.post("/v1/auth/signin/email-password", guess);

  const answers = [await signIn(), await signIn(), await signIn()];
  now += 5 * minute;
  const later = await signIn();

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
  expect(answers[2]?.body).toEqual({ status: 429, error: "too-many-requests", message: "Too many requests" });
  expect(answers[2]?.headers.get("retry-after")).toBe("300");
  expect(later.status).toBe(401);
});

test("both addresses of the service share one count", async () => {
  const rateLimits = { ...open, guess: { count: 1, within: minute } };
  await using server = await startServer({ auth: authConfig({ rateLimits }) });

  await server.post("/v1/auth/signin/email-password", guess);
  const other = await server.post("/auth/v1/signin/email-password", guess);

  expect(other.status).toBe(429);
});

test("two servers over one database count together: a second one is no second chance", async () => {
  const rateLimits = { ...open, guess: { count: 3, within: minute } };
  await using one = await startServer({ auth: authConfig({ rateLimits }) });
  await using two = await startServer({ auth: authConfig({ rateLimits }), db: one.db });

  const answers = await Promise.all(
    [one, two, one, two, one, two].map((server) => server.post("/v1/auth/signin/email-password", guess)),
  );

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test("refreshing is no guessing", async () => {
  const rateLimits = { ...open, guess: { count: 1, within: minute } };
  await using server = await startServer({ auth: authConfig({ rateLimits }) });
  const refresh = () => server.post("/v1/auth/token", { refreshToken: crypto.randomUUID() });

  await refresh();

  expect((await refresh()).status).toBe(401);
});

test("all requests of one address count together", async () => {
  const rateLimits = { ...open, all: { count: 2, within: minute } };
  await using server = await startServer({ auth: authConfig({ rateLimits }) });

  await server.get("/v1/auth/version");
  await server.get("/v1/auth/methods");

  expect((await server.get("/v1/auth/version")).status).toBe(429);
});

test("pictures and the health check are not counted: one page of people asks for many", async () => {
  const rateLimits = { ...open, all: { count: 1, within: minute } };
  await using server = await startServer({ auth: authConfig({ rateLimits }) });
  const picture = () => server.get(`/v1/auth/avatars/${crypto.randomUUID()}`);

  const answers = [await picture(), await picture(), await server.get("/v1/auth/healthz")];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
});

const from = (address: string) => ({ "x-forwarded-for": address });

test("a proxy's word about the client counts only where it is trusted", async () => {
  const settings = { auth: authConfig({ rateLimits: { ...open, all: { count: 1, within: minute } } }) };
  await using trusting = await startServer({ ...settings, trustedProxies: ["127.0.0.1"] });
  await using doubting = await startServer(settings);

  const [trusted, doubted] = await Promise.all(
    [trusting, doubting].map(async (server) => {
      await server.get("/v1/auth/version", from("203.0.113.1"));
      return (await server.get("/v1/auth/version", from("203.0.113.2"))).status;
    }),
  );

  expect([trusted, doubted]).toEqual([200, 429]);
});
