import { fail } from "@boresight/domain/base/errors";
import type { AuthDeps } from "#auth/auth-deps.ts";

type Way = "anonymous" | "emailCode" | "magicLink" | "mfa" | "securityKeys" | "sms";

/** A way to sign in that the settings switch off is `disabled-endpoint`. */
export function requireOpen(way: Way, { config }: Pick<AuthDeps, "config">): void {
  if (!config.auth[way]) throw fail("disabled-endpoint");
}
