import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { startServer, testConfig, type TestServer } from "../../../test/server.ts";

let lines: string[] = [];
let server: TestServer;
const admin = { "x-hasura-admin-secret": testConfig.adminSecret };
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeAll(async () => {
  server = await startServer({ log: createLog("info", null, { write: (line) => void lines.push(line) }) });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  lines = [];
});

const logged = () => lines.map((line) => JSON.parse(line));
const completed = () => expect.poll(() => logged().find(({ msg }) => msg === "request completed"));

test("an id that a proxy sends is returned, and is in each line of the request", async () => {
  const { headers } = await server.get("/livez", { "x-request-id": "proxy-1:7" });

  expect(headers.get("x-request-id")).toBe("proxy-1:7");
  await completed().toMatchObject({ requestId: "proxy-1:7", responseTime: expect.any(Number) });
  expect(logged().every(({ requestId }) => requestId === "proxy-1:7")).toBe(true);
});

test.each([undefined, "", "a b", "x".repeat(129), 'x","level":60', "ünsafe"])(
  "a request with the id %j gets a new one",
  async (sent) => {
    const answers = await Promise.all(
      [1, 2].map(() => server.get("/livez", sent === undefined ? {} : { "x-request-id": encodeURI(sent) })),
    );
    const ids = answers.map(({ headers }) => headers.get("x-request-id"));

    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(uuid);
  },
);

test("a line of a GraphQL request says the operation, its time, the role, and the trace that the client began", async () => {
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  await server.graphql("query ShopName { __typename }", {}, { headers: { ...admin, traceparent } });

  await completed().toMatchObject({
    operation: "ShopName",
    role: "admin",
    traceId: "0af7651916cd43dd8448eb211c80319c",
    responseTime: expect.any(Number),
  });
});

test("what fails unexpectedly says whose request it was", async () => {
  await server.db.owner.query("alter table app.facilities rename to facilities_gone");
  const sent = { headers: { ...admin, "x-request-id": "asked-1" } };

  await server.graphql("query Facilities { facilities { nodes { id } } }", {}, sent);

  await server.db.owner.query("alter table app.facilities_gone rename to facilities");
  const failed = logged().find(({ msg }) => msg === "a request failed unexpectedly");
  expect(failed).toMatchObject({ level: 50, requestId: "asked-1", operation: "Facilities", role: "admin" });
});

test("a header that names no trace is ignored", async () => {
  await server.get("/livez", { traceparent: "00-00000000000000000000000000000000-b7ad6b7169203331-01" });

  await completed().toMatchObject({ res: { statusCode: 200 } });
  expect(logged().some((line) => "traceId" in line)).toBe(false);
});
