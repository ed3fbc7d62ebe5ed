// What the scale test needs of the machine. It installs nothing: what is missing is named, with the package that brings it.
import { access, constants, readdir } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "#platform/startup-error.ts";

/** Debian keeps PostgreSQL's programs out of the path. */
const versions = "/usr/lib/postgresql";

/** By the Debian package that brings it. */
const wanted = {
  initdb: "postgresql",
  pg_ctl: "postgresql",
  pg_basebackup: "postgresql",
  pgbouncer: "pgbouncer",
  nginx: "nginx",
} as const;

export type Programs = Readonly<Record<keyof typeof wanted, string>>;

export const findPrograms = (): Promise<Programs> => find(wanted);

/** For points in time alone. */
export const findArchiver = (): Promise<{ pgbackrest: string }> => find({ pgbackrest: "pgbackrest" });

/** Where each program is. Throws a StartupError that names everything that is missing. */
async function find<Name extends string>(programs: Readonly<Record<Name, string>>): Promise<Record<Name, string>> {
  const names = Object.keys(programs) as Name[];
  const newest = (await readdir(versions).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newest.map((version) => join(versions, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
    "/usr/sbin",
  ];
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    for (const folder of folders) if (await isProgram(join(folder, name))) found[name] ??= join(folder, name);
  }
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) {
    const list = missing.map((name) => `${name} (Debian: ${programs[name]})`).join(", ");
    throw new StartupError(`The scale test needs programs that are not on this machine: ${list}.`);
  }
  return found as Record<Name, string>;
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
