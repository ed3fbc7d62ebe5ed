import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openPool } from "#platform/database/db.ts";
import { readRelease } from "#platform/database/upgrade/release.ts";
import { silentProxy } from "../../../test/fakes/silent-proxy.ts";
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

describe("a server is not ready, and lives,", () => {
  afterEach(async () => {
    await server.db.owner.query("update migration.state set least_server = 0, number = $1", [
      (await readRelease()).number,
    ]);
  });

  test("when a newer release has changed the schema so that it may not go on", async () => {
    const next = (await readRelease()).number + 1;

    await server.db.owner.query("update migration.state set number = $1, least_server = 0", [next]);
    expect(await probes()).toEqual([200, 200, 200]);
    await server.db.owner.query("update migration.state set least_server = $1", [next]);

    expect(await probes()).toEqual([200, 503, 200]);
  });

  test("when the database takes no changes", async () => {
    const { rows } = await server.db.owner.query<{ name: string }>("select current_database() as name");
    const alter = `alter database ${rows[0]?.name} set default_transaction_read_only`;
    await server.db.owner.query(`${alter} = on`);
    await server.db.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

    await expect.poll(probes).toEqual([200, 503, 503]);
    await server.db.owner.query(`begin read write; ${alter} = off; commit`);

    await expect.poll(probes).toEqual([200, 200, 200]);
  });

  test("when the database is lost", async () => {
    await using proxy = await silentProxy(server.db.serverUrl);
    const pool = openPool(proxy.url, { max: 2, statementTimeout: 1000, connectionTimeout: 1000 });
    await using apart = await startServer({ db: { ...server.db, server: pool } });
    expect((await apart.get("/readyz")).status).toBe(200);
    proxy.silence();

    const answers = await Promise.all(["/readyz", "/livez"].map((path) => apart.get(path)));

    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    await proxy[Symbol.asyncDispose]();
    await pool.end();
  });
});
