import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import { testConfig } from "../../../../test/server.ts";
import { markPrefix } from "#platform/settings/secrets-mark.ts";
import { connectOnce } from "../db.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "../open-database.ts";

const dataDir = await mkdtemp(join(tmpdir(), "boresight-migrate-"));
const postgres = inject("templateUrl").replace(/template$/, "postgres");
const admin = await connectOnce(postgres);
afterAll(async () => {
  await admin.end();
  await rm(dataDir, { recursive: true });
});

const open = (databaseUrl: string) => openDatabase({ ...testConfig, dataDir, databaseUrl }, createLog("silent"));
const changed = (change: (url: URL) => void) => {
  const url = new URL(postgres);
  change(url);
  return url.href;
};

test("two servers that start at once on an empty database both come up", async () => {
  await admin.query("create database two_at_once");
  const ownerUrl = changed((url) => (url.pathname = "/two_at_once"));

  const urls = await Promise.all([migrate({ ownerUrl }), migrate({ ownerUrl })]);

  expect(urls[0]).toBe(urls[1]);
  await admin.query("drop database two_at_once");
});

test("the server's login owns nothing and is no superuser", async () => {
  await using db = await cloneDatabase();

  const { rows } = await db.server.query(
    "select rolname, rolsuper, rolbypassrls, rolinherit, (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = current_user",
  );

  expect(rows).toEqual([{ rolname: "app_server", rolsuper: false, rolbypassrls: false, rolinherit: false, owned: 0 }]);
});

test("applying everything again changes nothing", async () => {
  await using db = await cloneDatabase();
  await db.owner.query("delete from migration.state");

  const applied: string[] = [];
  await migrate({ ownerUrl: db.ownerUrl, onApplied: (migration) => applied.push(migration) });

  expect(applied).toEqual([]);
  const { rows } = await db.owner.query("select count(*)::int as n from migration.state");
  expect(rows).toEqual([{ n: 1 }]);
});

test("a user in the query of DATABASE_URL does not become the server's login", async () => {
  await using db = await cloneDatabase();

  const url = await migrate({ ownerUrl: `${db.ownerUrl}?user=postgres` });

  const server = await connectOnce(url);
  const { rows } = await server.query("select current_user as name");
  await server.end();
  expect(rows).toEqual([{ name: "app_server" }]);
});

test.each([
  ["nothing listens there", changed((url) => (url.port = "1")), /^No PostgreSQL answers at 127\.0\.0\.1:1: start it/],
  [
    "there is no such machine",
    changed((url) => (url.hostname = "nowhere.invalid")),
    /^No PostgreSQL answers at nowhere/,
  ],
  [
    "the password is wrong",
    changed((url) => (url.password = "wrong")),
    /refuses the user "postgres": correct user and/,
  ],
  ["there is no such user", changed((url) => (url.username = "nobody")), /refuses the user "nobody"/],
  ["there is no such database", changed((url) => (url.pathname = "/shop")), /has no database "shop": create it/],
])("a wrong DATABASE_URL is explained: %s", async (_name, url, message) => {
  await expect(open(url)).rejects.toMatchObject({ name: "StartupError", message: expect.stringMatching(message) });
});

test("an owner without the rights is told which ones are missing", async () => {
  await admin.query("create role clerk login password 'clerk'");
  await admin.query("create database clerks");
  const clerk = changed((url) => Object.assign(url, { username: "clerk", password: "clerk", pathname: "/clerks" }));

  const refused = open(clerk);

  await expect(refused).rejects.toThrow(
    /^The user "clerk" may not set up the database .* CREATEROLE .* own .* "clerks"/,
  );
  await admin.query("drop database clerks");
  await admin.query("drop role clerk");
});

test.each(["auto", "never"] as const)(
  "a database that is read-only is refused with a sentence (MIGRATE=%s)",
  async (mode) => {
    await using db = await cloneDatabase();
    const { pathname } = new URL(db.ownerUrl);
    await admin.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`);

    await expect(migrate({ ownerUrl: db.ownerUrl, mode })).rejects.toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/takes no changes, because default_transaction_read_only is on: turn it off/),
    });
  },
);

const ownerOf = (name: string, password = name) =>
  changed((url) => Object.assign(url, { username: name, password, pathname: `/${name}` }));

test("two owners without a superuser's power share a PostgreSQL server, each with a login that enters its own shop only", async () => {
  for (const name of ["keeper_one", "keeper_two"]) {
    await admin.query(`create role ${name} login createrole password '${name}'`);
    for (const role of ["server", "admin", "technician", "customer", "user", "public", "system", "office"]) {
      await admin.query(`grant app_${role} to ${name} with admin option`);
    }
    await admin.query(`create database ${name} owner ${name}`);
  }
  const first = await migrate({ ownerUrl: ownerOf("keeper_one") });
  const second = await migrate({ ownerUrl: ownerOf("keeper_two") });
  await admin.query("alter role keeper_one password 'changed'");
  const again = await migrate({ ownerUrl: ownerOf("keeper_one", "changed") });

  expect(new URL(first).username).toMatch(/^app_server_\d+$/);
  expect(new URL(second).username).not.toBe(new URL(first).username);
  expect(again).toBe(first);
  const elsewhere = Object.assign(new URL(first), { pathname: "/keeper_two" });
  await expect(connectOnce(elsewhere.href)).rejects.toThrow("may not connect to the database");
  const owner = await connectOnce(ownerOf("keeper_two"));
  await owner.query("begin; set local role app_system; select from app.customers; commit"); // As the demo is loaded.
  await owner.end();
  for (const name of ["keeper_one", "keeper_two"]) {
    await admin.query(`drop database ${name}`);
    await admin.query(`drop owned by ${name} cascade`);
    await admin.query(`drop role ${name}`);
  }
});

test("a server that comes second on a PostgreSQL server is told what a superuser has to grant", async () => {
  await admin.query("create role newcomer login createrole password 'newcomer'");
  await admin.query("create database newcomers owner newcomer");
  const newcomer = changed((url) =>
    Object.assign(url, { username: "newcomer", password: "newcomer", pathname: "/newcomers" }),
  );

  await expect(migrate({ ownerUrl: newcomer })).rejects.toThrow(
    /another shop .* made the roles\. Let a superuser run: grant app_server, .* to "newcomer" with admin option;/,
  );

  await admin.query("drop database newcomers");
  await admin.query("drop owned by newcomer cascade");
  await admin.query("drop role newcomer");
});

test("a login that the operator chose is made, with the password of the pooler's address", async () => {
  await using db = await cloneDatabase();
  const login = { user: `chosen_${randomUUID().slice(0, 8)}`, password: "p/w:d?" };

  const url = await migrate({ ownerUrl: db.ownerUrl, login });

  const server = await connectOnce(url);
  const { rows } = await server.query("select session_user as login, current_user as role");
  await server.end();
  expect(rows).toEqual([{ login: login.user, role: "app_server" }]);
  await db.owner.query(`drop owned by ${login.user} cascade; drop role ${login.user}`);
});

test("the password of a chosen login is left alone while a server uses it, and changed when none does", async () => {
  await using db = await cloneDatabase();
  const user = `chosen_${randomUUID().slice(0, 8)}`;
  const url = await migrate({ ownerUrl: db.ownerUrl, login: { user, password: "right" } });
  const changed = { ownerUrl: db.ownerUrl, login: { user, password: "mistyped" } };
  const running = await connectOnce(url, { applicationName: `${markPrefix}of-a-test` });

  await expect(migrate(changed)).rejects.toThrow(
    `Servers that run use the login "${user}" with another password: correct the one in DATABASE_POOL_URL, or name a new login there.`,
  );
  expect(await migrate({ ownerUrl: db.ownerUrl, login: { user, password: "right" } })).toBe(url);
  await running.end();

  await expect.poll(async () => await migrate(changed).catch(() => null)).toContain("mistyped");
  await db.owner.query(`drop owned by ${user} cascade; drop role ${user}`);
});
