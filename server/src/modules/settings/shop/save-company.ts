import { companySchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const saveCompany = mutation({
  summary: "Sets the company's name, address and tax number.",
  callers: ["admin"],
  input: companySchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed"],
  async run({ version, ...company }, tx) {
    return { shopSetting: await addSettingsVersion(version, company, tx) };
  },
});
