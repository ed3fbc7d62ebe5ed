// Releases that follow this one: its own code, with a change of the schema each. The first brings a column and an index, which the
// servers of this release do not know; the second takes the column away, so that it serves those of the first, and no older ones.
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readRelease } from "#platform/database/upgrade/release.ts";

const root = join(import.meta.dirname, "../../..");
const server = join(root, "server");

type Migrations = Readonly<Record<string, string>>;

/** Of the two releases of each update of the shop, which may be updated again and again. */
const changesOf = (update: number): readonly Migrations[] => {
  const column = `next_note_${update}`;
  const name = (change: number) => `${9001 + update * 3 + change}-next-note`;
  return [
    {
      [name(0)]: `alter table app.service_orders add column ${column} text not null default '';\n`,
      [name(1)]: `create index concurrently service_orders_${column} on app.service_orders (${column});\n`,
    },
    { [name(2)]: `alter table app.service_orders drop column ${column};\n` },
  ];
};

/** Writes the two of an update, the first of which is 0, below the folder. Returns what starts a server of each. */
export async function writeNextReleases(folder: string, update: number): Promise<string[]> {
  const { number } = await readRelease();
  const changes = Array.from({ length: update + 1 }, (_, index) => changesOf(index)).flat();
  const entries: string[] = [];
  for (const index of changes.keys()) {
    if (index < update * 2) continue;
    const own = join(folder, `release-${index + 1}`);
    await copyServer(own);
    for (const [name, sql] of changes.slice(0, index + 1).flatMap((migrations) => Object.entries(migrations)))
      await writeFile(join(own, "server/db/migrations", `${name}.sql`), sql);
    const release = { number: number + index + 1, leastServer: number + index, hash: "" };
    await writeFile(join(own, "server/db/release.json"), JSON.stringify(release));
    entries.push(join(own, "server/start.mjs"));
  }
  return entries;
}

/** Apart from it everything is as here. */
async function copyServer(own: string): Promise<void> {
  await mkdir(own, { recursive: true });
  const filter = (path: string) => !/^(node_modules|proof|test)/.test(relative(server, path));
  await cp(server, join(own, "server"), { recursive: true, filter });
  for (const name of ["node_modules", "domain", "simulators", "web"]) await symlink(join(root, name), join(own, name));
  await writeFile(join(own, "package.json"), await readFile(join(root, "package.json")));
}
