import { fail } from "@boresight/domain/base/errors";
import type { ShopSettingRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

type Changes = Partial<
  Pick<
    ShopSettingRow,
    | "companyAddress"
    | "companyName"
    | "freeRadiusMiles"
    | "fuelCentsPerMile"
    | "isSetupDismissed"
    | "logoMark"
    | "serviceRadiusMiles"
    | "taxNumber"
    | "termsText"
    | "towBaseCents"
    | "towCentsPerMile"
    | "towMilesIncluded"
  >
>;

type Latest = Required<Changes> & Pick<ShopSettingRow, "termsChangedAt" | "termsVersion" | "version">;

/** Adds a version of the settings with these changes, and returns its id; `definition-changed` unless `version` is the latest. */
export async function addSettingsVersion(version: number, changes: Changes, { caller, system, now }: Transaction) {
  await system.run({ text: "select pg_advisory_xact_lock(20261122)" }); // One change at a time.
  const latest = await caller.one<Latest>({
    text: `select version, company_name, company_address, tax_number, free_radius_miles, fuel_cents_per_mile, tow_base_cents,
        tow_miles_included, tow_cents_per_mile, service_radius_miles, is_setup_dismissed, logo_mark, terms_text, terms_version,
        terms_changed_at
      from app.shop_settings order by version desc limit 1`,
  });
  if (latest.version !== version) throw fail("definition-changed");
  const next = { ...latest, ...changes };
  const isNewTerms = next.termsText !== latest.termsText;
  const { id } = await caller.one<{ id: string }>({
    text: `insert into app.shop_settings (version, company_name, company_address, tax_number, free_radius_miles, fuel_cents_per_mile,
        tow_base_cents, tow_miles_included, tow_cents_per_mile, service_radius_miles, is_setup_dismissed, logo_mark, terms_text,
        terms_version, terms_changed_at, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    values: [
      version + 1,
      next.companyName,
      next.companyAddress,
      next.taxNumber,
      next.freeRadiusMiles,
      next.fuelCentsPerMile,
      next.towBaseCents,
      next.towMilesIncluded,
      next.towCentsPerMile,
      next.serviceRadiusMiles,
      next.isSetupDismissed,
      next.logoMark,
      next.termsText,
      isNewTerms ? latest.termsVersion + 1 : latest.termsVersion,
      isNewTerms ? now : latest.termsChangedAt,
      caller.userId,
    ],
  });
  return id;
}
