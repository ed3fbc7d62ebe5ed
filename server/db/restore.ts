// npm run restore -- <folder> [--as-copy]: a backup into an empty data folder. --prove [--hold]: looks at what other programs have
// put back. --go-live: a copy becomes the shop.
import { parseArgs } from "node:util";
import { openOwner } from "#platform/database/open-database.ts";
import { dataDirOf, loadConfig } from "#platform/settings/config.ts";
import { proveInPlace, restoreBackup } from "./backup/restore-backup.ts";
import type { Proof } from "./backup/prove-restored.ts";
import { makeLive } from "./backup/shop-copy.ts";
import { runCommand } from "./run-command.ts";

const mostNamed = 20;
const usage = `Say which: "npm run restore -- /backups/2026-11-22", with --as-copy when the shop goes on elsewhere.
"npm run restore -- --prove" looks at a database that other programs have put back; with --hold nothing goes out from it.
"npm run restore -- --go-live" makes a copy the shop, and lets go what is held.`;

await runCommand(async (args) => {
  const wanted = argumentsOf(args);
  if (wanted === null) return usage;
  if ("source" in wanted) return restore(wanted.source, wanted.asCopy);
  return wanted.goLive ? goLive() : look(wanted.hold);
});

type Wanted = { source: string; asCopy: boolean } | { goLive: boolean; hold: boolean };

/** Null: none of the three. */
function argumentsOf(given: readonly string[]): Wanted | null {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = { "as-copy": flag, "go-live": flag, prove: flag, hold: flag };
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
    const { "as-copy": asCopy, "go-live": goLive, prove, hold } = values;
    const [source] = positionals;
    if (positionals.length + Number(goLive) + Number(prove) !== 1) return null;
    if (source !== undefined) return hold ? null : { source, asCopy };
    return asCopy || (hold && goLive) ? null : { goLive, hold };
  } catch {
    return null; // An option that is not known.
  }
}

async function restore(source: string, asCopy: boolean): Promise<string | null> {
  const dataDir = dataDirOf(process.env);
  const { manifest, proof } = await restoreBackup({ source, dataDir, environment: process.env, asCopy });
  return told(`${asCopy ? "A copy from the" : "The"} backup of ${manifest.madeAt} is in ${dataDir}`, proof);
}

async function look(hold: boolean): Promise<string | null> {
  const proof = await proveInPlace(await loadConfig(process.env), { hold });
  return told(hold ? "The shop is there, and held back" : "The shop is there", proof);
}

function told(what: string, { said, problems }: Proof): string | null {
  for (const line of said) console.log(line);
  if (problems.length > 0) return objectionOf(what, problems);
  console.log(`${what}: start the server.`);
  return null;
}

async function goLive(): Promise<string | null> {
  const { ownerUrl, release } = await openOwner(await loadConfig(process.env));
  try {
    if (!(await makeLive(ownerUrl))) return "This is no copy, and nothing is held: there is nothing to end.";
    console.log(
      "This is the shop from its next start on. What was held goes out then: an old one must not run any more.",
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
