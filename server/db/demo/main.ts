// npm run demo: the demo shop afresh, and the proof that it is consistent. DEMO_PASSWORD is the password of all its logins.
import { randomUUID } from "node:crypto";
import { openBlobStore } from "#integrations/blobs/blob-store.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { withOwner } from "../with-owner.ts";
import { checkDemo } from "./check-demo.ts";
import { loadDemo } from "./load-demo.ts";
import { demoLogins } from "./logins.ts";

await withOwner(async ({ ownerUrl, config }) => {
  const password = process.env["DEMO_PASSWORD"] ?? randomUUID();
  await migrate({ ownerUrl });
  const now = new Date();
  await loadDemo({ ownerUrl, now, password, blobs: openBlobStore(config) });
  const problems = await checkDemo(ownerUrl, now);
  console.log(
    [...demoLogins.map(({ email, role }) => `  ${email} (${role})`), `The password of all is ${password}`].join("\n"),
  );
  if (problems.length === 0) return;
  console.error(["The demo shop is not consistent:", ...problems].join("\n"));
  process.exitCode = 1;
});
