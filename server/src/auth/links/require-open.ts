import { fail } from "@boresight/domain/base/errors";
import type { AuthParts } from "#auth/auth-parts.ts";

type Way = "anonymous" | "emailCode" | "magicLink" | "mfa" | "securityKeys" | "sms";

/** A way to sign in that the settings switch off is `disabled-endpoint`. */
export function requireOpen(way: Way, { config }: Pick<AuthParts, "config">): void {
  if (!config.auth[way]) throw fail("disabled-endpoint");
}
