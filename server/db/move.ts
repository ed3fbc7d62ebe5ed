// npm run move: the embedded database into the one of DATABASE_URL, and the folder of files into the bucket of the S3
// settings, whichever of the two are set. npm run move -- --from-release <folder>: the embedded database of the release there, of
// another major version of PostgreSQL, into one of this release. The server must not run. Broken off, it goes on where it was.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEmbedded } from "./move/read-embedded.ts";
import { convertCluster } from "./move/convert-cluster.ts";
import { copyDatabase } from "./move/copy-database.ts";
import { copyFiles } from "./move/copy-files.ts";
import { runCommand } from "./run-command.ts";
import { openBlobStore, filesFolder } from "#integrations/blobs/blob-store.ts";
import { openDiskBlobs } from "#integrations/blobs/disk-blobs.ts";
import { dataDirOf, loadConfig } from "#platform/settings/config.ts";

const say = (line: string): void => console.log(line);

await runCommand(async (args) => {
  const { values } = parseArgs({ args: [...args], options: { "from-release": { type: "string" } } });
  const release = values["from-release"];
  return release === undefined ? toSettings() : toThisRelease(release);
});

async function toThisRelease(release: string): Promise<string | null> {
  if (process.env["DATABASE_URL"]?.trim()) return "Unset DATABASE_URL: only the embedded database is converted.";
  const kept = await convertCluster({ dataDir: dataDirOf(process.env), release: resolve(release), say });
  say(`Everything is there and equal. Start the server; keep the old database in ${kept} until you have looked.`);
  return null;
}

async function toSettings(): Promise<string | null> {
  const config = await loadConfig(process.env);
  const { databaseUrl, files } = config;
  if (!databaseUrl && !files.s3) return "Set DATABASE_URL, the S3 settings, or both to where everything shall go.";
  if (databaseUrl) await readEmbedded(config.dataDir, (from) => copyDatabase({ from, to: databaseUrl, say }));
  if (files.s3) await copyFiles({ from: openDiskBlobs(filesFolder(config)), to: openBlobStore(config), config, say });
  console.log(
    "Everything is there and equal. Start the server with the same settings; keep the old data until you have looked.",
  );
  return null;
}
