import { fail } from "@boresight/domain/base/errors";
import { billingSettingsSchema } from "@boresight/domain/billing/billing-settings-schema";
import { mutation } from "#platform/mutation.ts";
import { insertRow } from "#platform/database/insert-row.ts";

export const saveBillingSettings = mutation({
  summary: "Adds a version of how the shop bills: validity, reminders, rewards and who may send estimates.",
  callers: ["admin"],
  input: billingSettingsSchema,
  returns: { billingSetting: "BillingSetting" },
  errors: ["definition-changed"],
  async run({ version, ...settings }, { caller, system }) {
    await system.run({ text: "select pg_advisory_xact_lock(hashtextextended('billing settings', 0))" });
    const latest = await caller.one<{ version: number }>({
      text: "select max(version) as version from app.billing_settings",
    });
    if (latest.version !== version) throw fail("definition-changed");
    const row = { ...settings, version: version + 1, createdBy: caller.userId };
    const { id } = await caller.one<{ id: string }>(insertRow("app.billing_settings", row));
    return { billingSetting: id };
  },
});
