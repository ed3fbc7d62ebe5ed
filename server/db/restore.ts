// npm run restore -- <folder> [--as-copy]: a backup into an empty data folder. npm run restore -- --go-live: a copy becomes the shop.
import { parseArgs } from "node:util";
import { openOwner } from "#platform/database/open-database.ts";
import { dataDirOf, loadConfig } from "#platform/settings/config.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { makeLive } from "./backup/shop-copy.ts";
import { runCommand } from "./run-command.ts";

const mostNamed = 20;
const usage =
  'Say which: "npm run restore -- /backups/2026-11-22", with --as-copy when the shop goes on elsewhere; "npm run restore -- --go-live" makes a copy the shop.';

await runCommand(async (args) => {
  const { options, source } = argumentsOf(args);
  if (options === null || (source === undefined) !== options.goLive) return usage;
  return source === undefined ? goLive() : restore(source, options.asCopy);
});

function argumentsOf(given: readonly string[]) {
  try {
    const options = { "as-copy": { type: "boolean" }, "go-live": { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
    const { "as-copy": asCopy = false, "go-live": goLive = false } = values;
    return {
      options: positionals.length > 1 || (asCopy && goLive) ? null : { asCopy, goLive },
      source: positionals[0],
    };
  } catch {
    return { options: null }; // One that is not known.
  }
}

async function restore(source: string, asCopy: boolean): Promise<string | null> {
  const dataDir = dataDirOf(process.env);
  const { manifest, proof } = await restoreBackup({ source, dataDir, environment: process.env, asCopy });
  for (const line of proof.said) console.log(line);
  const what = `${asCopy ? "A copy from the" : "The"} backup of ${manifest.madeAt} is in ${dataDir}`;
  if (proof.problems.length > 0) return objectionOf(what, proof.problems);
  console.log(`${what}: start the server.`);
  return null;
}

async function goLive(): Promise<string | null> {
  const { ownerUrl, release } = await openOwner(await loadConfig(process.env));
  try {
    if (!(await makeLive(ownerUrl))) return "This is no copy: there is nothing to end.";
    console.log(
      "The copy is the shop from its next start on. What was held goes out then: the old one must not run any more.",
    );
    return null;
  } finally {
    await release();
  }
}

function objectionOf(what: string, problems: readonly string[]): string {
  const more = problems.length > mostNamed ? [`And ${problems.length - mostNamed} more.`] : [];
  return [
    ...problems.slice(0, mostNamed),
    ...more,
    `${what}, but not whole. Try an older one in another data folder, or start the server to go on without what is missing.`,
  ].join("\n");
}
