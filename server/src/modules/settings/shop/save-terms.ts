import { termsSchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const saveTerms = mutation({
  summary: "Sets the terms of service as a new version; an empty text brings back those that come with the product.",
  callers: ["admin"],
  input: termsSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed"],
  async run({ version, termsText }, tx) {
    return { shopSetting: await addSettingsVersion(version, { termsText }, tx) };
  },
});
