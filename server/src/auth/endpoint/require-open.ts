import { fail } from "@boresight/domain/base/errors";
import type { AuthDeps } from "./auth-deps.ts";

type Way = "anonymous" | "emailCode" | "magicLink" | "mfa" | "securityKeys" | "sms";

/** Throws `disabled-endpoint` for a sign-in method that the settings disable. */
export function requireOpen(way: Way, { config }: Pick<AuthDeps, "config">): void {
  if (!config.auth[way]) throw fail("disabled-endpoint");
}
