import { retentionSchema } from "@boresight/domain/settings/shop-settings";
import { addSettingsVersion } from "#modules/settings/shop/add-settings-version.ts";
import { mutation } from "#platform/mutation.ts";

export const saveRetention = mutation({
  summary:
    "Sets how long the audit, events, webhook deliveries and imported rows are kept. What is older is deleted by the next run.",
  callers: ["admin"],
  input: retentionSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed"],
  async run({ version, ...retention }, tx) {
    return { shopSetting: await addSettingsVersion(version, retention, tx) };
  },
});
