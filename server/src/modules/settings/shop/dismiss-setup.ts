import { setupDismissalSchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const dismissSetup = mutation({
  summary: "Hides the list of what is left to set up.",
  callers: ["admin"],
  input: setupDismissalSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed"],
  async run({ version }, tx) {
    return { shopSetting: await addSettingsVersion(version, { isSetupDismissed: true }, tx) };
  },
});
