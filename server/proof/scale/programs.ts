// What the scale test needs of the machine. It installs nothing: what is missing is named, with the package that brings it.
import { access, constants, readdir } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "#platform/startup-error.ts";

export interface Programs {
  initdb: string;
  pgCtl: string;
  pgBasebackup: string;
  pgbouncer: string;
  nginx: string;
}

/** Debian keeps PostgreSQL's programs out of the path. */
const versions = "/usr/lib/postgresql";

const wanted = {
  initdb: "postgresql",
  pg_ctl: "postgresql",
  pg_basebackup: "postgresql",
  pgbouncer: "pgbouncer",
  nginx: "nginx",
} as const;

/** Throws a StartupError that names everything that is missing. */
export async function findPrograms(): Promise<Programs> {
  const newest = (await readdir(versions).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newest.map((version) => join(versions, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
    "/usr/sbin",
  ];
  const found = new Map<string, string>();
  for (const name of Object.keys(wanted)) {
    for (const folder of folders)
      if (!found.has(name) && (await isProgram(join(folder, name)))) found.set(name, join(folder, name));
  }
  const missing = Object.entries(wanted).filter(([name]) => !found.has(name));
  if (missing.length > 0) {
    const list = missing.map(([name, debian]) => `${name} (Debian: ${debian})`).join(", ");
    throw new StartupError(`The scale test needs programs that are not on this machine: ${list}.`);
  }
  const at = (name: keyof typeof wanted) => found.get(name) ?? "";
  return {
    initdb: at("initdb"),
    pgCtl: at("pg_ctl"),
    pgBasebackup: at("pg_basebackup"),
    pgbouncer: at("pgbouncer"),
    nginx: at("nginx"),
  };
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
