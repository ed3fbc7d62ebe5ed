// npm run db:reset: throws everything in the database away and builds it from nothing.
import { connectOnce } from "#platform/db.ts";
import { migrate } from "#platform/migrate.ts";
import { withOwner } from "./with-owner.ts";

await withOwner(async ({ ownerUrl, secret }) => {
  const owner = await connectOnce(ownerUrl);
  await owner.query("drop schema if exists app, app_private, migration cascade");
  await owner.end();
  await migrate({ ownerUrl, secret });
  console.log("The database is empty and up to date.");
});
