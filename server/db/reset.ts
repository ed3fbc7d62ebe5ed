// npm run db:reset: throws everything in the database away, builds it from nothing, and describes it as db:migrate does.
import type { Client } from "pg";
import { connectOnce } from "#platform/database/db.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { numberRelease } from "./number-release.ts";
import { withOwner } from "./with-owner.ts";
import { writeDescriptions } from "./write-descriptions.ts";

/** The files' folder stays and goes on uploadTarget to this database. */
async function readFileStore(owner: Client): Promise<string | undefined> {
  const { rows } = await owner.query<{ known: boolean }>(
    "select to_regclass('app_private.file_store') is not null as known",
  );
  if (!rows[0]?.known) return undefined;
  return (await owner.query<{ id: string }>("select id from app_private.file_store where paired_at is not null"))
    .rows[0]?.id;
}

await numberRelease();
await withOwner(async ({ ownerUrl }) => {
  const owner = await connectOnce(ownerUrl);
  const store = await readFileStore(owner);
  await owner.query("drop schema if exists app, app_private, migration cascade");
  await migrate({ ownerUrl });
  if (store)
    await owner.query({ text: "update app_private.file_store set id = $1, paired_at = now()", values: [store] });
  await owner.end();
  console.log(`The database is empty and up to date; ${await writeDescriptions(ownerUrl)}`);
});
