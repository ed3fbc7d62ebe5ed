// Points in time, as docs/operating.md describes them: pgBackRest keeps a copy of the database and its log while people write. After
// a mistake the database goes back to a moment before it, and the shop goes on from there.
import { execFile } from "node:child_process";
import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Client } from "pg";
import { StartupError } from "#platform/startup-error.ts";
import { keyedTypes, signIn, type Connection, type Write } from "../crash/client.ts";
import { placesOf, writeThrough } from "../crash/crash-test.ts";
import { creatingVerbs, readShopFacts } from "../crash/creating-verbs.ts";
import { brokenFiles, contradictions } from "../crash/judge.ts";
import { openCluster, type Cluster } from "./cluster.ts";
import type { DatabasePlace } from "./postgres.ts";
import { findArchiver } from "./programs.ts";

/** For how long people write before the moment, and after it. */
const seconds = 4;
const restoreCommand = join(import.meta.dirname, "../../db/restore.ts");
const run = promisify(execFile);

export async function pointInTime(): Promise<void> {
  const archiver = await findArchiver();
  await using cluster = await openCluster({ archive: (place) => prepareArchive(archiver, place) });
  const { database } = cluster;
  const writing = await writingOf(cluster);
  const before = await writing.write("before", async () => {
    for (const step of [["stanza-create"], ["check"], ["backup", "--type=full"]])
      await ask(archiver, database, ...step);
  });
  const moment = await cluster.withOwner(now);
  await sleep(1000); // PostgreSQL goes back to a transaction, not to an instant between two of them.
  const after = await writing.write("after", async () => {});
  await cluster.withOwner(makeMistake);
  const began = performance.now();
  await goBack(moment, { cluster, archiver });
  console.log(`Back at ${moment} and answering after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  const problems = await cluster.withOwner(async (owner) => [
    ...(await contradictions(before, writing.places, owner)),
    ...(await contradictions(after.map(undone), writing.places, owner)),
    ...(await brokenFiles(before, writing.connection, owner)),
    ...((await isMistaken(owner)) ? ["the mistake is still there"] : []),
  ]);
  const since = await writing.write("since", async () => {});
  problems.push(...(await cluster.withOwner((owner) => contradictions(since, writing.places, owner))));
  const acknowledged = [before, after, since].map((writes) => writes.filter(isAcknowledged).length);
  console.log(`Acknowledged before the moment, after it, and since it is back: ${acknowledged.join(", ")}.`);
  if (problems.length > 0) throw new StartupError(["What is wrong:", ...problems].join("\n"));
  console.log("Everything that was acknowledged before the moment is there once, and nothing of after it.");
}

/** As docs/operating.md says. */
async function goBack(moment: string, { cluster, archiver }: { cluster: Cluster; archiver: Archiver }): Promise<void> {
  const servers = ["serverA", "serverB"] as const;
  const operate = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, [restoreCommand, ...args], { env: cluster.settings });
    console.log(stdout.trim());
  };
  await cluster.stop(...servers, "database");
  const back = ["--delta", "--type=time", `--target=${moment}`, "--target-action=promote"];
  await ask(archiver, cluster.database, "restore", ...back);
  await cluster.start("database");
  await operate("--prove", "--hold");
  await operate("--go-live");
  await cluster.start(...servers);
}

const isAcknowledged = ({ outcome }: Write): boolean => outcome === "acknowledged";

/** What was written after the moment may not be there, whatever the server said then. */
const undone = (write: Write): Write => ({ ...write, outcome: "refused", reason: "written after the moment" });

async function writingOf(cluster: Cluster) {
  const facts = await cluster.withOwner(readShopFacts);
  const verbs = creatingVerbs(facts);
  const { url } = cluster;
  const tokens = { ada: await signIn(url, "ada@example.com"), carla: await signIn(url, "carla@example.com") };
  const connection: Connection = { url, tokens, keyed: await keyedTypes(url, tokens.ada, verbs) };
  return {
    connection,
    places: placesOf(verbs),
    write: (prefix: string, meanwhile: () => Promise<void>) =>
      writeThrough({ kill: meanwhile, verbs, connection, prefix }, seconds),
  };
}

async function now(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ now: string }>("select clock_timestamp()::text as now");
  return rows[0]?.now ?? "";
}

const mistake = "Changed by mistake";

/** A statement without its "where"; what it wrote reaches the archive. */
async function makeMistake(owner: Client): Promise<void> {
  await owner.query({ text: "update app.customers set notes = $1", values: [mistake] });
}

async function isMistaken(owner: Client): Promise<boolean> {
  const found = await owner.query({ text: "select from app.customers where notes = $1 limit 1", values: [mistake] });
  return found.rowCount === 1;
}

/** pgBackRest, with a folder where an operator takes a bucket. */
interface Archiver {
  pgbackrest: string;
}

const archiveFileOf = ({ folder }: DatabasePlace): string => join(folder, "pgbackrest.conf");

/** Returns the settings of PostgreSQL that go with it. */
async function prepareArchive({ pgbackrest }: Archiver, place: DatabasePlace): Promise<readonly string[]> {
  const { folder, account } = place;
  const archive = { repository: join(folder, "archive"), locks: join(folder, "locks"), log: join(folder, "log") };
  for (const part of Object.values(archive)) {
    await mkdir(part);
    if (account.uid !== undefined) await chown(part, account.uid, account.gid ?? account.uid);
  }
  await writeFile(archiveFileOf(place), archiveFile(archive, place));
  await ask({ pgbackrest }, place, "stanza-create", "--no-online");
  const push = `${pgbackrest} --config=${archiveFileOf(place)} --stanza=shop archive-push %p`;
  return ["archive_mode=on", `archive_command=${push}`, "archive_timeout=60"];
}

async function ask({ pgbackrest }: Archiver, place: DatabasePlace, ...args: string[]): Promise<void> {
  const options = { ...place.account, env: { PGPASSWORD: place.superuser.password } };
  await run(pgbackrest, [`--config=${archiveFileOf(place)}`, "--stanza=shop", ...args], options);
}

interface Archive {
  repository: string;
  locks: string;
  log: string;
}

const archiveFile = (
  { repository, locks, log }: Archive,
  { folder, data, port }: Pick<DatabasePlace, "folder" | "data" | "port">,
): string => `[global]
repo1-path=${repository}
repo1-retention-full=2
start-fast=y
lock-path=${locks}
log-path=${log}
[shop]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`;
