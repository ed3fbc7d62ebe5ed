import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let isDraining = false;

beforeAll(async () => {
  server = await startServer({ isDraining: () => isDraining });
});
afterAll(() => server[Symbol.asyncDispose]());

const probes = async () => {
  const paths = ["/livez", "/readyz", "/healthz"];
  const answers = await Promise.all(paths.map((path) => server.get(path)));
  return answers.map(({ status }) => status);
};

test("a server that works lives, is ready and is healthy", async () => {
  expect(await probes()).toEqual([200, 200, 200]);
});

test("a server that drains is not ready, still answers, and keeps no connection", async () => {
  isDraining = true;

  expect(await probes()).toEqual([200, 503, 200]);
  expect((await server.get("/readyz")).body).toMatchObject({ status: 503, error: "server-stopping" });
  const answered = await fetch(`${server.url}/v1/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  expect([answered.status, answered.headers.get("connection")]).toEqual([200, "close"]);
  isDraining = false;
});
