import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import type { Config } from "#platform/settings/config.ts";
import { checkRedirect } from "./redirects.ts";

export const redirectToSchema = z.string().max(2000);
/** The options of emails that lead back to a page. */
export const redirectOptionsSchema = z.object({ redirectTo: redirectToSchema.optional() });

const displayNameSchema = z
  .string()
  .max(32)
  .regex(/^[\p{L}\p{N}\p{S} ,.'-]+$/u)
  .regex(/\S/);

const longestMetadata = 4096; // characters of JSON, because every session carries it
const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((metadata) => JSON.stringify(metadata).length <= longestMetadata);

export const signUpOptionsSchema = z.object({
  allowedRoles: z.array(z.string().max(50)).max(10).optional(),
  defaultRole: z.string().max(50).optional(),
  displayName: displayNameSchema.optional(),
  locale: z.string().length(2).optional(),
  metadata: metadataSchema.optional(),
  redirectTo: redirectToSchema.optional(),
});

/** Roles that people may give themselves: none that sees other people's rows. */
const signUpRoles = ["user", "me"];
export const locales = ["en", "fr", "ar"];
export const resolvedLocale = (locale: string | undefined): string =>
  locale !== undefined && locales.includes(locale) ? locale : "en";

type Options = { [Name in keyof z.output<typeof signUpOptionsSchema>]?: z.output<typeof signUpOptionsSchema>[Name] };

/** Returns the options with defaults. Throws for the first one that is not allowed. */
export function resolveSignUpOptions(options: Options, config: Pick<Config, "auth" | "clientUrl" | "publicUrl">) {
  const { allowedRoles: allowed = signUpRoles, defaultRole = "user", redirectTo } = options;
  if (!allowed.every((role) => signUpRoles.includes(role))) throw fail("role-not-allowed");
  if (!allowed.includes(defaultRole) || defaultRole === "me") throw fail("default-role-must-be-in-allowed-roles");
  checkRedirect(redirectTo, config);
  return {
    roles: [...new Set(allowed)],
    defaultRole,
    displayName: options.displayName,
    locale: resolvedLocale(options.locale),
    metadata: options.metadata ?? {},
    redirectTo,
  };
}
