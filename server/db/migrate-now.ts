// npm run db:migrate: numbers the SQL that has changed as a release of the schema, brings the database of the settings to its
// state, and describes it in schema.sql and rows.ts.
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { numberRelease } from "./number-release.ts";
import { withOwner } from "./with-owner.ts";
import { writeDescriptions } from "./write-descriptions.ts";

await numberRelease();
await withOwner(async ({ ownerUrl }) => {
  await migrate({ ownerUrl, onApplied: (migration) => console.log(`Applied ${migration}`) });
  console.log(`The database has every migration and today's rules; ${await writeDescriptions(ownerUrl)}`);
});
