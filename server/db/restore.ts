// npm run restore -- <folder>: a backup into an empty data folder.
import { dataDirOf } from "#platform/settings/config.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async ([source]) => {
  if (!source) return 'Say which: "npm run restore -- /backups/2026-11-22".';
  const dataDir = dataDirOf(process.env);
  const { madeAt } = await restoreBackup({ source, dataDir, environment: process.env });
  console.log(`The backup of ${madeAt} is in ${dataDir}: start the server.`);
  return null;
});
