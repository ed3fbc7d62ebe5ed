import { afterAll, beforeEach, expect, test } from "vitest";
import { buildHttp } from "./http/http.ts";
import { createLog } from "./log.ts";

let lines: string[] = [];
const log = createLog("info", null, { write: (line) => void lines.push(line) });
const app = await buildHttp({
  config: {
    clientUrl: "https://shop.test",
    publicUrl: "https://shop.test",
    connectionsPerAddress: 0,
    shutdownSeconds: 10,
    watching: { shedding: { loopDelay: null, heapShare: null } },
    map: null,
    trustedProxies: [],
  },
  log,
  web: null,
});
app.get("/v1/links/:token", async () => "read");
app.get("/v1/fails", async () => {
  throw new Error("the disk\nis full");
});
await app.ready();
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

test("a line says when in UTC, how grave, who asked for what, and how it was answered", async () => {
  await app.inject({ url: "/v1/links/abc", remoteAddress: "203.0.113.7" });

  const [asked, answered] = lines.map((line) => JSON.parse(line));
  expect(asked).toMatchObject({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    requestId: expect.any(String),
    req: { method: "GET", path: "/v1/links/:token", address: "203.0.113.7" },
  });
  expect(answered).toMatchObject({ requestId: asked.requestId, res: { statusCode: 200 } });
});

test("no line holds a secret of an address or a header", async () => {
  const headers = { authorization: "Bearer secret-1", cookie: "device=secret-2", "x-hasura-admin-secret": "secret-3" };

  await app.inject({ url: "/v1/links/secret-4?refreshToken=secret-5", headers });
  await app.inject({ url: "/estimate/secret-6#secret-7", headers });

  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).not.toContain("secret-");
});

test("a failure that nobody expected is logged as grave, and stays one line whatever it says", async () => {
  await app.inject("/v1/fails");

  const grave = lines.filter((line) => JSON.parse(line).level >= 50);
  expect(grave).toHaveLength(1);
  expect(JSON.parse(grave[0] ?? "").err.message).toBe("the disk\nis full");
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});
