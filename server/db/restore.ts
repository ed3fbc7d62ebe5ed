// npm run restore -- <folder>: a backup into an empty data folder.
import { dataDirOf } from "#platform/settings/config.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { runCommand } from "./run-command.ts";

const mostNamed = 20;

await runCommand(async ([source]) => {
  if (!source) return 'Say which: "npm run restore -- /backups/2026-11-22".';
  const dataDir = dataDirOf(process.env);
  const { manifest, proof } = await restoreBackup({ source, dataDir, environment: process.env });
  for (const line of proof.said) console.log(line);
  if (proof.problems.length > 0) return objectionOf(manifest.madeAt, dataDir, proof.problems);
  console.log(`The backup of ${manifest.madeAt} is in ${dataDir}: start the server.`);
  return null;
});

function objectionOf(madeAt: string, dataDir: string, problems: readonly string[]): string {
  const more = problems.length > mostNamed ? [`And ${problems.length - mostNamed} more.`] : [];
  return [
    ...problems.slice(0, mostNamed),
    ...more,
    `The backup of ${madeAt} is in ${dataDir}, but not whole. Try an older one in another data folder, or start the server to go on without what is missing.`,
  ].join("\n");
}
