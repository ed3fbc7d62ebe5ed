import type { BillingSettingRow } from "#db/rows.ts";
import type { Rights } from "#platform/database/transaction.ts";

export type BillingSettings = Omit<BillingSettingRow, "createdAt" | "createdBy" | "id">;

/** Returns the settings in force: the row with the highest version. */
export const readBillingSettings = (system: Rights): Promise<BillingSettings> =>
  system.one<BillingSettings>({
    isPrepared: true,
    text: `select version, currency, estimate_validity_days, estimate_reminder_days, technicians_may_send, invoice_reminder_days,
        reward_basis_points, reward_cap_basis_points, reward_expiry_months, tow_margin_basis_points
      from app.billing_settings order by version desc limit 1`,
  });
