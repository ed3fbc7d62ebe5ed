import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { connectOnce } from "./db.ts";
import { defaultQueryLimits } from "../settings/query-limits.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const dataDir = await mkdtemp(join(tmpdir(), "boresight-migrate-"));
const postgres = inject("templateUrl").replace(/template$/, "postgres");
const admin = await connectOnce(postgres);
afterAll(async () => {
  await admin.end();
  await rm(dataDir, { recursive: true });
});
const secret = "for owners without a password";

const open = (databaseUrl: string) =>
  openDatabase({ dataDir, databaseUrl, jwtSecret: secret, queries: defaultQueryLimits }, createLog("silent"));
const changed = (change: (url: URL) => void) => {
  const url = new URL(postgres);
  change(url);
  return url.href;
};

test("two servers that start at once on an empty database both come up", async () => {
  await admin.query("create database two_at_once");
  const ownerUrl = changed((url) => (url.pathname = "/two_at_once"));

  const urls = await Promise.all([migrate({ ownerUrl, secret }), migrate({ ownerUrl, secret })]);

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
  await migrate({ ownerUrl: db.ownerUrl, secret, onApplied: (migration) => applied.push(migration) });

  expect(applied).toEqual([]);
  const { rows } = await db.owner.query("select count(*)::int as n from migration.state");
  expect(rows).toEqual([{ n: 1 }]);
});

test("a user in the query of DATABASE_URL does not become the server's login", async () => {
  await using db = await cloneDatabase();

  const url = await migrate({ ownerUrl: `${db.ownerUrl}?user=postgres`, secret });

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

test("an owner without a superuser's power, but with those rights, is enough", async () => {
  // The owner's password: the server's follows from it, and the other tests share that server.
  const { password } = new URL(postgres);
  await admin.query(`create role keeper login createrole password '${password}'`);
  await admin.query("grant app_server to keeper with admin option");
  for (const role of ["admin", "technician", "customer", "user", "public", "system", "office"]) {
    await admin.query(`grant app_${role} to keeper with admin option`);
  }
  await admin.query("create database kept owner keeper");
  const keeper = changed((url) => Object.assign(url, { username: "keeper", pathname: "/kept" }));

  const url = await migrate({ ownerUrl: keeper, secret });

  expect(url).toContain("//app_server:");
  await admin.query("drop database kept");
  await admin.query("drop owned by keeper cascade");
  await admin.query("drop role keeper");
});
