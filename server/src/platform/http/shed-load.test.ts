import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startServer, testConfig } from "../../../test/server.ts";

// Every heap is that full.
const shedding = { loopDelay: null, heapShare: 0.001 };
const server = await startServer({ watching: { ...testConfig.watching, shedding } });
afterAll(() => server[Symbol.asyncDispose]());

const ask = () => server.post("/v1/graphql", { query: "{ __typename }" });
// It is looked at from time to time.
while ((await ask()).status !== 503) await sleep(20);

test("a server under pressure refuses operations in GraphQL's form, and says when to ask again", async () => {
  const { headers, body } = await ask();

  expect(headers.get("retry-after")).toBe("5");
  expect(body.errors).toMatchObject([
    { message: "The server is busy. Try again in a moment.", extensions: { code: "server-busy" } },
  ]);
});

test("the other services refuse in theirs, in the language that was asked for", async () => {
  const { status, headers, body } = await server.post("/v1/auth/signin/email-password", {}, { "x-language": "fr" });

  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("5");
  expect(body).toEqual({
    status: 503,
    error: "server-busy",
    message: "Le serveur est très sollicité : réessayez dans un instant.",
  });
});

test.each(["/livez", "/readyz", "/healthz", "/v1/auth/healthz"])("%s is answered", async (path) => {
  expect((await server.get(path)).status).toBe(200);
});
