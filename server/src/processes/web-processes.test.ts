// Two web processes at one port: whatever one of them does, the other knows.
import { createClient } from "graphql-ws";
import { request } from "node:http";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { adminSecret, startSeveralProcesses, type Line, type SeveralProcesses } from "../../test/several-processes.ts";

const office = { "x-hasura-admin-secret": adminSecret };
const anything = { query: "{ __typename }" };
const addAlert = {
  query: `mutation { createAdminNotification(input: { adminNotification: { message: "Come", status: "unhandled" } }) { adminNotification { id } } }`,
};

const guess = (line: Line) =>
  line.post("/v1/auth/signin/email-password", { email: "uma@example.com", password: "wrong" });

let people = 0;

async function signUp(line: Line): Promise<{ userId: string; headers: Record<string, string> }> {
  const sent = { email: `carla${++people}@example.com`, password: "open sesame" };
  const { body } = await line.post("/v1/auth/signup/email-password", sent);
  return { userId: body.session.user.id, headers: { authorization: `Bearer ${body.session.accessToken}` } };
}

/** A subscription over a socket of its own; reports how that was closed. */
async function subscribe(url: string, query: string, headers: Record<string, string>) {
  const closed = Promise.withResolvers<number>();
  const client = createClient({
    url: `${url.replace("http", "ws")}/v1/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
    connectionParams: { headers },
    on: { closed: (event) => closed.resolve((event as { code: number }).code) },
  });
  const events = client.iterate({ query });
  await events.next();
  return { events, closed: closed.promise, end: () => client.dispose() };
}

/** So many that hardly ever all of them lead to the same process. */
const several = <Opened>(open: () => Promise<Opened>): Promise<Opened[]> =>
  Promise.all(Array.from({ length: 10 }, open));

describe("two web processes", () => {
  let server: SeveralProcesses;
  let lines: [Line, Line];
  const settings = { WEB_PROCESSES: "2", RATE_LIMIT_GUESS: "3/5m", RATE_LIMIT_ANONYMOUS: "1000/1m" };

  beforeAll(async () => {
    server = await startSeveralProcesses(settings);
    lines = await server.openLines();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("they are said to be ready once", () => {
    expect(server.said().match(/is ready/g)).toHaveLength(1);
    expect(server.webProcesses()).toHaveLength(2);
  });

  test("they count requests together", async () => {
    const [one, two] = lines;

    const answers = [await guess(one), await guess(two), await guess(one), await guess(two), await guess(one)];

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
  });

  test("a login that is disabled through one of them is refused at both at once, and its sockets are closed", async () => {
    const [one, two] = lines;
    const { userId, headers } = await signUp(one);
    const query = "subscription { orderChanges { id } }";
    const sockets = await several(() => subscribe(server.url, query, headers));
    const before = [await one.post("/v1/graphql", anything, headers), await two.post("/v1/graphql", anything, headers)];

    const disable = `mutation { setUserDisabled(input: { id: "${userId}", disabled: true }) { user { id } } }`;
    const disabled = await one.post("/v1/graphql", { query: disable }, office);
    const after = [await two.post("/v1/graphql", anything, headers), await one.post("/v1/graphql", anything, headers)];

    expect(disabled.body.errors).toBeUndefined();
    expect(before.map(({ body }) => body.errors)).toEqual([undefined, undefined]);
    expect(after.map(({ body }) => body.errors[0].extensions.code)).toEqual(["access-denied", "access-denied"]);
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(sockets.map(() => 4403));
  });

  test("a change made through one of them reaches subscribers of both", async () => {
    const query = "subscription { unhandledNotifications { totalCount } }";
    const subscribers = await several(() => subscribe(server.url, query, office));

    for (const line of lines) {
      const { body } = await line.post("/v1/graphql", addAlert, office);
      expect(body.errors).toBeUndefined();
      const events = await Promise.all(subscribers.map(({ events }) => events.next()));
      expect(events.map(({ value }) => value.errors)).toEqual(subscribers.map(() => undefined));
    }

    for (const { end } of subscribers) await end();
  });

  test("one that is killed is replaced, and meanwhile the other answers", { timeout: 300_000 }, async () => {
    const [victim = 0, other] = server.webProcesses();
    const broken = lines.map((line) => line.broken());

    process.kill(victim, "SIGKILL");
    // A connection that the kernel gave to the killed one in its last moment is reset.
    const ask = () => server.openLine().post("/v1/graphql", anything);
    await expect.poll(() => ask().catch(() => null)).toMatchObject({ status: 200 });
    await expect.poll(() => server.said(), { timeout: 120_000 }).toContain("the web process runs again");
    expect(server.said()).toMatch(/"web":\d,"how":"SIGKILL","msg":"a web process has ended: starting another"/);
    expect(server.webProcesses()).toHaveLength(2);
    expect(server.webProcesses()).toContain(other);
    // So the requests of the tests before went to both of them.
    expect((await Promise.all(broken)).filter(Boolean)).toHaveLength(1);
  });

  test("a port in use is named once, and nothing is left running", { timeout: 300_000 }, async () => {
    const { port } = new URL(server.url);

    await using refused = await startSeveralProcesses({ WEB_PROCESSES: "2", PORT: port, LOG_LEVEL: "silent" });

    expect(await refused.end("SIGTERM")).toBe(1);
    expect(refused.said()).toBe(`Port ${port} is in use: stop the other program, or choose another with PORT.\n`);
  });

  test(
    "when the first process is killed, its web processes end, and the next server gets the port",
    { timeout: 300_000 },
    async () => {
      await using killed = server;
      const web = killed.webProcesses();
      expect(web).toHaveLength(2);

      await killed.end("SIGKILL");
      const { port } = new URL(killed.url);
      server = await startSeveralProcesses({ ...settings, PORT: port });

      await expect.poll(() => web.filter(isAlive)).toEqual([]);
      expect(server.said()).toContain("is ready");
    },
  );

  test("asked to end, they finish what they have begun", { timeout: 300_000 }, async () => {
    const body = JSON.stringify({ email: "late@example.com", password: "open sesame" });
    const sent = [0, 1].map(() =>
      request(`${server.url}/v1/auth/signup/email-password`, {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": body.length },
      }),
    );
    for (const each of sent) each.write(body.slice(0, 10));
    await sleep(500);

    const ended = server.end("SIGTERM");
    await sleep(500);
    const answers = sent.map((each) => once(each, "response"));
    for (const each of sent) each.end(body.slice(10));

    const statuses = (await Promise.all(answers)).map(([response]) => response.resume().statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await ended).toBe(0);
  });
});

test("more processes than the database has connections for are refused", { timeout: 300_000 }, async () => {
  await using refused = await startSeveralProcesses({ WEB_PROCESSES: "64" });

  expect(await refused.end("SIGTERM")).toBe(1);
  expect(refused.said()).toMatch(
    /^WEB_PROCESSES=64 and DATABASE_CONNECTIONS=16 take 410 connections to the database, which accepts 97: /,
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
