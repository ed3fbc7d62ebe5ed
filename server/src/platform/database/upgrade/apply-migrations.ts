import { readFile } from "node:fs/promises";
import type { MigrationBuilder } from "node-pg-migrate";
import type { Client } from "pg";

export interface Applying {
  folder: string;
  /** Called with the name of each one. */
  onApplied: (migration: string) => void;
}

/**
 * Applies the migrations that are missing, each in a transaction of its own: a lock that one needs is not held until the last is
 * done. The caller sees to it that nobody else does the same.
 */
export async function applyMigrations(owner: Client, { folder, onApplied }: Applying): Promise<void> {
  const { runner } = await import("node-pg-migrate"); // Only here: most starts find nothing to apply.
  const said = (line: string) => {
    const name = /MIGRATION (\S+) \(UP\)/.exec(line)?.[1];
    if (name) onApplied(name);
  };
  const quiet = { debug: () => {}, warn: () => {}, error: () => {} };
  await runner({
    dbClient: owner,
    dir: folder,
    direction: "up",
    migrationsSchema: "migration",
    migrationsTable: "applied",
    checkOrder: true,
    singleTransaction: false,
    noLock: true,
    migrationLoaderStrategies: [{ extensions: [".sql"], loader: (paths) => Promise.all(paths.map(loadMigration)) }],
    logger: { ...quiet, info: said },
  });
}

const concurrentIndex = /^create (?:unique )?index concurrently (\w+) on (\w+)\.\w+[^;]*;\s*$/;

async function loadMigration(path: string) {
  const text = await readFile(path, "utf8");
  return { id: path, filePaths: [path], actions: { up: (pgm: MigrationBuilder) => write(pgm, text), shorthands: {} } };
}

/** An index that is made beside writers takes no transaction, and leaves a part behind when it is cut off. */
function write(pgm: MigrationBuilder, text: string): void {
  const [index, name, schema] = concurrentIndex.exec(withoutComments(text)) ?? [];
  if (index !== undefined) {
    pgm.noTransaction();
    pgm.sql(`drop index concurrently if exists ${schema}.${name}`);
  }
  pgm.sql(text);
}

const withoutComments = (text: string): string => text.replaceAll(/^--.*\n/gm, "").trimStart();
