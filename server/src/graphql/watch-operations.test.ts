import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import { afterAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createLog } from "#platform/log.ts";
import { operationSeconds } from "#platform/metrics/metrics.ts";
import { startServer, testConfig } from "../../test/server.ts";

const webFolder = await mkdtemp(join(tmpdir(), "web-"));
await mkdir(join(webFolder, ".vite"));
await writeFile(join(webFolder, ".vite/documents.json"), JSON.stringify(["query Known { __typename }"]));

let lines: string[] = [];
const log = createLog("warn", null, { write: (line) => void lines.push(line) });
// Whatever takes no time at all is slow.
const watching = { ...testConfig.watching, slowOperation: 0 };
const server = await startServer({ watching, log, webFolder });
const admin = { "x-hasura-admin-secret": testConfig.adminSecret };

beforeEach(() => {
  lines = [];
  operationSeconds.reset();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(webFolder, { recursive: true });
});

const slow = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "an operation was slow");
const labels = async () => {
  const { values } = await operationSeconds.get();
  return new Set(values.map((each) => each.labels["operation"]));
};

test("a slow operation is logged with its name and who asked, and without its values", async () => {
  const query = "query Found($id: UUID!) { customer(id: $id) { id } }";
  const id = crypto.randomUUID();

  await server.graphql(query, { id }, { headers: { ...admin, "x-request-id": "asked-2" } });

  expect(slow()).toMatchObject([{ operation: "Found", role: "admin", requestId: "asked-2", ms: expect.any(Number) }]);
  expect(lines.join("")).not.toContain(id);
  expect(lines.join("")).not.toContain(testConfig.adminSecret);
});

test("an operation over a socket has an id of its own", async () => {
  const connectionParams = { headers: admin };
  const url = `${server.url.replace("http", "ws")}/v1/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams });
  const ask = async () => client.iterate({ query: "query Known { __typename }" }).next();

  await ask();
  await ask();

  await client.dispose();
  expect(slow()).toMatchObject([{ operation: "Known", role: "admin" }, { operation: "Known" }]);
  expect(new Set(slow().map(({ requestId }) => requestId)).size).toBe(2);
});

test("metrics know the names of the web app's operations, and one for all that clients invent", async () => {
  for (const name of ["Known", "Invented1", "Invented2", ""]) await server.graphql(`query ${name} { __typename }`);
  await server.graphql("no query");

  expect(await labels()).toEqual(new Set(["Known", "other", "unnamed"]));
});
