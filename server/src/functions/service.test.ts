import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFunctionsClient } from "nhost-js-3";
import { createNhostClient } from "nhost-js-4";
import { z } from "zod";
import { startServer, testConfig, type TestServer } from "../../test/server.ts";
import { openShop, type Shop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";
import { createIdentify } from "#modules/accounts/sign-in/identify.ts";
import { systemClock } from "#platform/clock.ts";
import { buildHttp } from "#platform/http/http.ts";
import { createLog } from "#platform/log.ts";
import { openSigning } from "#modules/documents/signing/open-signing.ts";
import { createPdfs } from "#modules/documents/pdf/pdfs.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { serverFunction } from "./server-function.ts";
import { mountFunctions } from "./service.ts";

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await startServer({ testFunctions: true });
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const bearer = async (person: "carla" | "tom") => ({ authorization: `Bearer ${await tokenFor(shop[person], server)}` });

test("echo returns what it was sent", async () => {
  const { status, headers, body } = await server.post("/v1/functions/echo", { bay: 2 }, { "x-seen": "yes" });

  expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(body).toMatchObject({ method: "POST", headers: { "x-seen": "yes" }, body: { bay: 2 } });
});

test("an empty body means no input, even when it is declared as JSON", async () => {
  expect((await server.post("/v1/functions/echo", "")).body.body).toBeNull();
});

test("a function can be called with GET", async () => {
  expect((await server.get("/v1/functions/echo")).body).toMatchObject({ method: "GET", body: null });
});

test.each([
  ["an unknown function", "/v1/functions/nothing", {}, {}, 404, "route-not-found"],
  ["a body that is no JSON", "/v1/functions/echo", "{", {}, 400, "invalid-request"],
  ["a bad token", "/v1/functions/echo", {}, { authorization: "Bearer x" }, 401, "unauthenticated-user"],
  ["a wrong admin secret", "/v1/functions/echo", {}, { "x-hasura-admin-secret": "x" }, 403, "forbidden"],
])("%s is answered with the contract's error", async (_name, path, sent, headers, status, error) => {
  const answer = await server.post(path, sent, headers);

  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ status, error, message: expect.any(String) });
});

test("deeply nested input is rejected, not a server error", async () => {
  const nested = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;

  const { status, body } = await server.post("/v1/functions/echo", nested);

  expect([status, body.error]).toEqual([400, "invalid-request"]);
});

test("a role outside the token's is forbidden", async () => {
  const headers = { ...(await bearer("carla")), "x-hasura-role": "admin" };

  expect((await server.post("/v1/functions/echo", {}, headers)).body.error).toBe("forbidden");
});

test("the service reports that it is healthy", async () => {
  expect((await server.get("/v1/functions/healthz")).status).toBe(200);
});

test("without the setting the echo function does not exist", async () => {
  await using ordinary = await startServer();

  expect((await ordinary.post("/v1/functions/echo")).status).toBe(404);
});

test("the web app's pages may call functions", async () => {
  const { origin } = new URL(server.config.clientUrl);
  const flight = await fetch(`${server.url}/v1/functions/echo`, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-any" },
  });

  expect([flight.status, flight.headers.get("access-control-allow-headers")]).toEqual([204, "x-any"]);
});

describe("published clients", () => {
  test("nhost-js 3.3 calls with and without a body, and receives errors", async () => {
    const unused = "http://unused.test";
    const urls = { storageUrl: unused, authUrl: unused, graphqlUrl: unused };
    const client = createFunctionsClient({ ...urls, functionsUrl: `${server.url}/v1/functions` });

    const [called, empty, refused] = [
      await client.call<{ body: unknown }>("echo", { bay: 2 }),
      await client.call<{ body: unknown }>("/echo"),
      await client.call("nothing"),
    ];

    expect(called.res).toMatchObject({ status: 200, data: { body: { bay: 2 } } });
    expect(empty.res?.data.body).toBeNull();
    expect(refused.error).toEqual({
      status: 404,
      error: "Not Found",
      message: { status: 404, error: "route-not-found", message: "Route not found" },
    });
  });

  test("nhost-js 4.7 calls, and throws on errors", async () => {
    const { functions: client } = createNhostClient({ functionsUrl: `${server.url}/v1/functions` });

    expect((await client.post("/echo", { bay: 2 })).body).toMatchObject({ method: "POST", body: { bay: 2 } });
    await expect(client.post("/nothing")).rejects.toMatchObject({ status: 404, body: { error: "route-not-found" } });
  });
});

describe("a function of the shop", () => {
  const count = serverFunction(
    { path: "count", roles: ["technician"], input: z.object({ bays: z.int() }) },
    async ({ caller, input }) => {
      if (input.bays === 13) throw new Error("the fuse has blown");
      return input.bays > 0 ? { role: caller.role, bays: input.bays } : undefined;
    },
  );
  const call = async (body: object, headers: Record<string, string>) => {
    const log = createLog("silent");
    const app = await buildHttp({ config: testConfig, log, web: null });
    const identify = createIdentify({ config: testConfig, clock: systemClock, pool: server.db.server });
    const deps = { config: testConfig, pool: server.db.server, clock: systemClock, log };
    const files = openFileDeps(deps);
    const signing = openSigning(deps);
    await mountFunctions(app, {
      ...deps,
      ...files,
      pdfs: createPdfs({ ...deps, ...files, signing }),
      signing,
      verifierPage: null,
      cards: null,
      books: null,
      identify,
      openLink: (_asked, find) => find(),
      callLimits: null,
      keepContent: () => Promise.resolve(),
      functions: [count],
      mounts: [],
    });
    const answer = await app.inject({ method: "POST", url: "/v1/functions/count", headers, payload: body });
    await app.close();
    return { status: answer.statusCode, body: answer.json() };
  };

  test.each([
    ["whom it is for", "tom", { bays: 2 }, 200, { role: "technician", bays: 2 }],
    ["whom it has nothing to say", "tom", { bays: 0 }, 200, null],
    ["someone else", "carla", { bays: 2 }, 403, { error: "forbidden" }],
    ["someone else with bad input", "carla", {}, 403, { error: "forbidden" }],
    ["whom it is for, with bad input", "tom", { bays: "two" }, 400, { error: "invalid-request" }],
    ["whom it is for, and breaks", "tom", { bays: 13 }, 500, { error: "internal-server-error" }],
  ] as const)("called by %s", async (_name, person, input, status, expected) => {
    const answer = await call(input, await bearer(person));

    expect(answer).toMatchObject({ status, body: expected });
    expect(JSON.stringify(answer)).not.toContain("fuse");
  });

  test("a caller without a token is asked to sign in", async () => {
    expect(await call({ bays: 2 }, {})).toMatchObject({ status: 401, body: { error: "unauthenticated-user" } });
  });
});
