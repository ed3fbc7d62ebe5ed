import { newTransportPricesSchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const saveTransportPrices = mutation({
  summary:
    "Sets what a pickup and a tow cost, and how far the shop drives. Prices of orders change when their distance does.",
  callers: ["admin"],
  input: newTransportPricesSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed"],
  async run({ version, ...prices }, tx) {
    return { shopSetting: await addSettingsVersion(version, prices, tx) };
  },
});
