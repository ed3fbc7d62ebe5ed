import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import type { Config } from "#platform/config.ts";
import { bodySchema } from "./read-body.ts";
import { isAllowedRedirect } from "./redirects.ts";

export const signUpOptionsSchema = bodySchema({
  allowedRoles: z.array(z.string()).optional(),
  defaultRole: z.string().optional(),
  displayName: z
    .string()
    .max(32)
    .regex(/^[\p{L}\p{N}\p{S} ,.'-]+$/u)
    .optional(),
  locale: z.string().length(2).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  redirectTo: z.string().max(2000).optional(),
});

/** What people may give themselves: never a role that sees other people's rows. */
const signUpRoles = ["user", "me"];
const locales = ["en", "fr", "ar"];

type Options = { [Name in keyof z.output<typeof signUpOptionsSchema>]?: z.output<typeof signUpOptionsSchema>[Name] };

/** The options with their defaults, or the first one that is not allowed. */
export function settleSignUpOptions(options: Options, config: Pick<Config, "clientUrl" | "publicUrl">) {
  const { allowedRoles: allowed = signUpRoles, defaultRole = "user", locale = "en", redirectTo } = options;
  if (!allowed.every((role) => signUpRoles.includes(role))) throw fail("role-not-allowed");
  if (!allowed.includes(defaultRole)) throw fail("default-role-must-be-in-allowed-roles");
  if (redirectTo !== undefined && !isAllowedRedirect(redirectTo, [config.clientUrl, config.publicUrl])) {
    throw fail("redirectTo-not-allowed");
  }
  return {
    roles: [...new Set(allowed)],
    defaultRole,
    displayName: options.displayName,
    locale: locales.includes(locale) ? locale : "en",
    metadata: options.metadata ?? {},
  };
}
