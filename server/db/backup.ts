// npm run backup -- <folder>: database, files and secrets into a new folder; the server may run meanwhile.
import { loadConfig } from "#platform/settings/config.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async ([folder]) => {
  if (!folder) return 'Say where to: "npm run backup -- /backups/2026-11-22".';
  const { files } = await makeBackup(await loadConfig(process.env), folder);
  console.log(`The backup is in ${folder}. It holds the secrets: keep it where only you can read it.`);
  if (files === "s3") console.log("The contents of the files are not in it: they lie in your S3 bucket.");
  return null;
});
