import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { accountById, presentAccount, type Account } from "#modules/accounts/account.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { userAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { locales } from "#auth/input/sign-up-options.ts";

/** Longer than at sign-up: staff have titles and two surnames. */
const nameField = z
  .string()
  .max(200)
  .transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(80)
      .regex(/^[^\p{Cc}]+$/u),
  );

export const changeProfile = bearerEndpoint(
  {
    method: "POST",
    path: "/user/profile",
    summary: "Changes the bearer's own name and language.",
    body: z.object({ displayName: nameField.optional(), locale: z.string().length(2).optional() }),
    answer: userAnswer,
    errors: ["locale-not-allowed"],
    bearer: "registered",
  },
  async ({ body: { displayName, locale }, user: { userId }, deps }) => {
    if (locale !== undefined && !locales.includes(locale)) throw fail("locale-not-allowed");
    return asSystem(deps.pool, async (system) => {
      await system.run({
        text: `update app.users set display_name = coalesce($2, display_name), locale = coalesce($3, locale) where id = $1`,
        values: [userId, displayName, locale],
      });
      return presentAccount(await system.one<Account>(accountById(userId)));
    });
  },
);
