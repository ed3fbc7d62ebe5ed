// The login of the server itself. Roles belong to a whole PostgreSQL server, on which several shops may live: each database
// has a login of its own, with a password that the database keeps for its servers, whatever becomes of the owner's.
import { randomBytes } from "node:crypto";
import { escapeIdentifier, escapeLiteral, type Client } from "pg";
import { connectOnce } from "../db.ts";
import { markPrefix } from "#platform/settings/secrets-mark.ts";
import { errorCode, StartupError } from "#platform/startup-error.ts";

/** A login that the operator chose, because a pooler has to know it. */
export interface ChosenLogin {
  user: string;
  password: string;
}

/** What the login may become. It starts as app_server, which owns nothing and may do nothing by itself. */
export const loginRoles =
  "app_server, app_admin, app_technician, app_customer, app_user, app_public, app_system, app_office";

/** Makes sure that the server can log in. Returns the URL with which it does. */
export async function openServerLogin(owner: Client, ownerUrl: string, chosen: ChosenLogin | null): Promise<string> {
  const login = chosen ?? (await ownLogin(owner));
  const url = new URL(ownerUrl);
  url.searchParams.delete("user"); // Query parameters override the ones before the host.
  url.searchParams.delete("password");
  url.username = encodeURIComponent(login.user);
  url.password = encodeURIComponent(login.password);
  if (await canLogIn(url.href)) return url.href;
  if (chosen && (await isUsed(owner, chosen)) && (await isRefused(url.href))) throw new StartupError(inUse(chosen));
  await makeLogin(owner, login);
  if (await canLogIn(url.href)) return url.href;
  throw new StartupError(
    `PostgreSQL does not let the login "${login.user}" in: see pg_hba.conf, or correct its password.`,
  );
}

const inUse = ({ user }: ChosenLogin): string =>
  `Servers that run use the login "${user}" with another password: correct the one in DATABASE_POOL_URL, or name a new login there.`;

/** Whether a server of this database runs with it. Connections that a pooler keeps may be of one that has ended. */
async function isUsed(owner: Client, { user }: ChosenLogin): Promise<boolean> {
  const { rowCount } = await owner.query({
    text: `select from pg_stat_activity
           where datname = current_database() and usename = $1 and starts_with(application_name, $2)`,
    values: [user, markPrefix],
  });
  return rowCount !== 0;
}

async function isRefused(url: string): Promise<boolean> {
  try {
    await (await connectOnce(url)).end();
    return false;
  } catch (error) {
    return error instanceof StartupError && errorCode(error.cause) === "28P01";
  }
}

async function ownLogin(owner: Client): Promise<ChosenLogin> {
  await owner.query("create table if not exists migration.server_login (password text not null)");
  const { rows } = await owner.query<{ oid: string; password: string | null }>(
    "select oid, (select password from migration.server_login) as password from pg_database where datname = current_database()",
  );
  const { oid = "", password = null } = rows[0] ?? {};
  if (password) return { user: `app_server_${oid}`, password };
  const made = randomBytes(24).toString("base64url");
  await owner.query({ text: "insert into migration.server_login values ($1)", values: [made] });
  return { user: `app_server_${oid}`, password: made };
}

async function makeLogin(owner: Client, { user, password }: ChosenLogin): Promise<void> {
  const name = escapeIdentifier(user);
  const { rowCount } = await owner.query({ text: "select from pg_roles where rolname = $1", values: [user] });
  await owner.query(
    `${rowCount === 0 ? "create" : "alter"} role ${name} login noinherit password ${escapeLiteral(password)}`,
  );
  await owner.query(`grant ${loginRoles} to ${name}`);
  await owner.query(`alter role ${name} set role = 'app_server'`);
  await planAsUsual(owner, name);
  await keepOthersOut(owner, name);
}

/**
 * How the server's statements are planned, wherever the database runs, jobs included: the setting belongs to the login, not to
 * a server's configuration or a connection string. An index is worth its while on today's disks: by PostgreSQL's 4 a page of 25
 * orders among thousands would read them all. What is planned for a large table is not compiled: that takes longer than to run
 * it. A transaction that a lost server left open gives up its locks after a minute.
 */
async function planAsUsual(owner: Client, name: string): Promise<void> {
  await owner.query(`alter role ${name} set random_page_cost = 1.1`);
  await owner.query(`alter role ${name} set jit = off`);
  await owner.query(`alter role ${name} set idle_in_transaction_session_timeout = '1min'`);
}

/** The roles are the same in every shop's database: only its own login, and who was allowed by name, may enter. */
async function keepOthersOut(owner: Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ database: string }>("select quote_ident(current_database()) as database");
  const database = rows[0]?.database;
  await owner.query(
    `grant connect on database ${database} to ${name}, app_server; revoke connect on database ${database} from public`,
  );
}

async function canLogIn(url: string): Promise<boolean> {
  try {
    const client = await connectOnce(url);
    await client.query("set role app_system"); // It may log in without being allowed to do its work.
    await client.end();
    return true;
  } catch {
    return false;
  }
}
