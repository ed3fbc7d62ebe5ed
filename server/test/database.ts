import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { inject } from "vitest";
import "#areas.ts";
import { openPool } from "#platform/database/db.ts";

export interface TestDatabase extends AsyncDisposable {
  /** The superuser: for preparing and inspecting, past all rules. */
  owner: Pool;
  /** The server's own login, which acts as the product's roles. */
  server: Pool;
  ownerUrl: string;
  serverUrl: string;
}

/** One connection for all databases of this worker: to open one costs as much as half a copy. */
let admin: Pool | undefined;

/** A migrated database of its own: `await using db = await cloneDatabase()`. */
export async function cloneDatabase({ statementTimeout = 0 } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const maker = (admin ??= openPool(inject("templateUrl").replace(/template$/, "postgres"), { max: 1 }));
  await maker.query(`create database ${name} template template strategy file_copy`);
  const ownerUrl = inject("templateUrl").replace(/template$/, name);
  const serverUrl = inject("serverUrl").replace(/template$/, name);
  const owner = openPool(ownerUrl, { max: 3 });
  const server = openPool(serverUrl, { max: 5, statementTimeout });
  return {
    owner,
    server,
    ownerUrl,
    serverUrl,
    async [Symbol.asyncDispose]() {
      await Promise.all([owner.end(), server.end()]);
      await maker.query(`drop database ${name} with (force)`);
    },
  };
}
