import { fail } from "@boresight/domain/base/errors";
import { snakeCase } from "@boresight/domain/base/text";
import type { ShopSettingRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

type Changes = Partial<
  Omit<ShopSettingRow, "createdAt" | "createdBy" | "id" | "termsChangedAt" | "termsVersion" | "version">
>;

type Latest = Pick<ShopSettingRow, "termsText" | "termsVersion" | "version">;

/** Adds a version of the settings with these changes, and returns its id; `definition-changed` unless `version` is the latest. */
export async function addSettingsVersion(version: number, changes: Changes, tx: Transaction): Promise<string> {
  const { caller, system, now, ids } = tx;
  await system.run({ text: "select pg_advisory_xact_lock(20261122)" }); // One change at a time.
  const latest = await caller.one<Latest>({
    text: "select version, terms_text, terms_version from app.shop_settings order by version desc limit 1",
  });
  if (latest.version !== version) throw fail("definition-changed");
  const isNewTerms = changes.termsText !== undefined && changes.termsText !== latest.termsText;
  const next = {
    ...changes,
    ...(isNewTerms && { termsVersion: latest.termsVersion + 1, termsChangedAt: now }),
    id: ids(),
    version: version + 1,
    createdAt: now,
    createdBy: caller.userId,
  };
  const columns = Object.fromEntries(Object.entries(next).map(([name, value]) => [snakeCase(name), value]));
  const { id } = await caller.one<{ id: string }>({
    text: `insert into app.shop_settings select next.* from app.shop_settings latest, jsonb_populate_record(latest, $2) next
      where latest.version = $1 returning id`,
    values: [version, JSON.stringify(columns)],
  });
  return id;
}
