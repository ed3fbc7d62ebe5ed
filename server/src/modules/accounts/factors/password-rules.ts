import { passwordMinBounds, type PasswordRules } from "@boresight/domain/settings/password-rules";
import { text } from "@boresight/domain/texts/text";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";

export interface RulesDeps {
  config: { auth: Pick<Config["auth"], "passwordMin" | "refusesCommonPasswords"> };
  pool: Pool;
}

/** The operator's settings go before those of the shop. */
export async function readPasswordRules({ config, pool }: RulesDeps): Promise<PasswordRules> {
  const { passwordMin, refusesCommonPasswords } = config.auth;
  const shop = await asSystem(pool, (system) =>
    system.one<PasswordRules>({
      text: "select password_min, refuses_common_passwords from app.shop_settings order by version desc limit 1",
    }),
  );
  return {
    passwordMin: passwordMin ?? shop.passwordMin,
    refusesCommonPasswords: refusesCommonPasswords ?? shop.refusesCommonPasswords,
  };
}

/** Throws `password-too-short`, `password-too-common`. */
export async function requireGoodPassword(password: string, deps: RulesDeps): Promise<void> {
  const { passwordMin, refusesCommonPasswords } = await readPasswordRules(deps);
  if (password.length < passwordMin) throw tooShort(passwordMin);
  if (refusesCommonPasswords && (await isCommon(password))) throw fail("password-too-common");
}

/** Published clients expect the plain sentence while nobody asks for more than they know. */
const tooShort = (passwordMin: number) =>
  passwordMin === passwordMinBounds.least
    ? fail("password-too-short")
    : fail("password-too-short", { message: text("accounts.thePasswordNeedsAtLeastPasswordmin", { passwordMin }) });

const counted = 10_000;
let commonest: Promise<ReadonlySet<string>> | undefined;

/** In whatever case: "Password" is tried as early as "password". */
async function isCommon(password: string): Promise<boolean> {
  return (await (commonest ??= readCommonest())).has(password.normalize("NFKC").trim().toLowerCase());
}

/** Only once somebody chooses a password: the list takes some megabytes. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, counted));
}
