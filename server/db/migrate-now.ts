// npm run db:migrate: numbers the SQL that has changed as a release of the schema, brings the database of the settings to its
// state, and describes it in schema.sql and rows.ts.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { describeRows } from "./describe-rows.ts";
import { describeSchema } from "./describe-schema.ts";
import { numberRelease } from "./number-release.ts";
import { withOwner } from "./with-owner.ts";

await numberRelease();
await withOwner(async ({ ownerUrl }) => {
  await migrate({ ownerUrl, onApplied: (migration) => console.log(`Applied ${migration}`) });
  const path = join(import.meta.dirname, "schema.sql");
  await writeFile(path, await describeSchema(ownerUrl));
  await writeFile(join(import.meta.dirname, "rows.ts"), await describeRows(ownerUrl));
  console.log(`The database has every migration and today's rules; ${path} and rows.ts describe it`);
});
