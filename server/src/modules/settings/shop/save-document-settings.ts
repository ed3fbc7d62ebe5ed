import { documentSettingsSchema } from "@boresight/domain/settings/document-settings";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const saveDocumentSettings = mutation({
  summary: "Sets how documents look and what stands on them besides. Documents that were issued stay as they are.",
  callers: ["admin"],
  input: documentSettingsSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed"],
  async run({ version, ...looks }, tx) {
    return { shopSetting: await addSettingsVersion(version, looks, tx) };
  },
});
