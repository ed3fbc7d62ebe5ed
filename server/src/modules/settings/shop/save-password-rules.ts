import { isAsStrict, type PasswordRules } from "@boresight/domain/settings/password-rules";
import { fail } from "@boresight/domain/base/errors";
import { passwordRulesSchema } from "@boresight/domain/settings/shop-settings";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const savePasswordRules = mutation({
  summary:
    "Sets what a new password must be; passwords that people have stay good. Asking for less takes a fresh proof. AUTH_PASSWORD_MIN and AUTH_PASSWORD_COMMON go before it.",
  callers: ["admin"],
  input: passwordRulesSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed", "elevated-claim-required"],
  async run({ version, ...rules }, tx) {
    const before = await tx.caller.one<PasswordRules>({
      text: "select password_min, refuses_common_passwords from app.shop_settings order by version desc limit 1",
    });
    if (!tx.caller.isElevated && !isAsStrict(rules, before)) throw fail("elevated-claim-required");
    return { shopSetting: await addSettingsVersion(version, rules, tx) };
  },
});
