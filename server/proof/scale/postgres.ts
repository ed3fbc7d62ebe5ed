// The database of the installation and its replica, by the programs of the distribution.
import { execFile } from "node:child_process";
import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { connectOnce } from "#platform/database/db.ts";
import type { Ports } from "./files.ts";
import { startPart, type Part } from "./part.ts";
import type { Programs } from "./programs.ts";

export const owner = { user: "shop", password: "shop" };
const superuser = { user: "postgres", password: "super" };

/** Where the database of an installation lies, and who runs it. */
export interface DatabasePlace {
  /** Of the installation. */
  folder: string;
  data: string;
  port: number;
  superuser: { user: string; password: string };
  account: { uid?: number; gid?: number };
}

/** Creates what else the database needs, and returns its settings. */
export type Archive = (place: DatabasePlace) => Promise<readonly string[]>;

interface Running {
  programs: Programs;
  folder: string;
  ports: Ports;
  account: { uid?: number; gid?: number };
  archive?: Archive | undefined;
}

export const databasePlace = ({ folder, ports, account }: Running): DatabasePlace => ({
  folder,
  data: join(folder, "data"),
  port: ports.database,
  superuser,
  account,
});

export async function startDatabase(run: Running): Promise<Part> {
  const { programs, folder, account } = run;
  const { data, port } = databasePlace(run);
  const password = join(folder, "superuser");
  await writeFile(password, superuser.password);
  const made = ["-D", data, "-U", superuser.user, "-A", "scram-sha-256", `--pwfile=${password}`];
  if (account.uid !== undefined) await chown(password, account.uid, account.gid ?? account.uid);
  await promisify(execFile)(programs.initdb, made, { ...account, env: {} });
  const settings = await run.archive?.(databasePlace(run));
  return startPostgres(run, { data, port, settings });
}

/** As docs/operating.md sets one up. */
export async function startReplica(run: Running): Promise<Part> {
  const { programs, folder, ports, account } = run;
  const data = join(folder, "replica");
  const args = ["-d", superuserUrl(ports.database), "-D", data, "-R", "-C", "-S", "replica1", "-X", "stream"];
  await promisify(execFile)(programs.pg_basebackup, [...args, "-c", "fast"], { ...account, env: {} });
  return startPostgres(run, { data, port: ports.replica });
}

interface Postgres {
  data: string;
  port: number;
  settings?: readonly string[] | undefined;
}

function startPostgres({ programs, folder, account }: Running, { data, port, settings = [] }: Postgres): Promise<Part> {
  const program = programs.pg_ctl.replace(/pg_ctl$/, "postgres");
  const further = ["log_min_messages=panic", ...settings].flatMap((setting) => ["-c", setting]);
  const args = ["-D", data, "-p", String(port), "-k", folder, ...further];
  const isReady = () => answersAt(superuserUrl(port));
  return startPart({ program, args, env: {}, ...account, ending: "SIGINT", isReady });
}

const superuserUrl = (port: number): string =>
  `postgres://${superuser.user}:${superuser.password}@127.0.0.1:${port}/postgres`;

async function answersAt(url: string): Promise<boolean> {
  const client = await connectOnce(url);
  await client.end();
  return true;
}

export async function makeDatabase(port: number): Promise<void> {
  const superuser = await connectOnce(superuserUrl(port));
  await superuser.query(`create role ${owner.user} login createrole password '${owner.password}'`);
  await superuser.query(`create database shop owner ${owner.user}`);
  await superuser.end();
}
