// npm run move: the embedded database into the one of DATABASE_URL, and the folder of files into the bucket of the S3
// settings, whichever of the two are set. The server must not run. Broken off, it goes on where it was.
import { readEmbedded } from "./move/read-embedded.ts";
import { copyDatabase } from "./move/copy-database.ts";
import { copyFiles } from "./move/copy-files.ts";
import { runCommand } from "./run-command.ts";
import { openBlobStore, filesFolder } from "#integrations/blobs/blob-store.ts";
import { openDiskBlobs } from "#integrations/blobs/disk-blobs.ts";
import { loadConfig } from "#platform/settings/config.ts";

const say = (line: string): void => console.log(line);

await runCommand(async () => {
  const config = await loadConfig(process.env);
  const { databaseUrl, files } = config;
  if (!databaseUrl && !files.s3) return "Set DATABASE_URL, the S3 settings, or both to where everything shall go.";
  if (databaseUrl) await readEmbedded(config.dataDir, (from) => copyDatabase({ from, to: databaseUrl, say }));
  if (files.s3) await copyFiles({ from: openDiskBlobs(filesFolder(config)), to: openBlobStore(config), config, say });
  console.log(
    "Everything is there and equal. Start the server with the same settings; keep the old data until you have looked.",
  );
  return null;
});
