// The auth service (contract auth.md), at two addresses: some published clients refresh without end at the first.
import type { FastifyInstance } from "fastify";
import type { AuthParts, Endpoint } from "./auth-parts.ts";
import { readUser } from "./read-user.ts";
import { refreshSession } from "./refresh-session.ts";
import { serviceStatus } from "./service-status.ts";
import { signInEmailPassword } from "./sign-in-email-password.ts";
import { signOut } from "./sign-out.ts";
import { signUpEmailPassword } from "./sign-up-email-password.ts";
import { verifyToken } from "./verify-token.ts";

const prefixes = ["/v1/auth", "/auth/v1"];
const endpoints: readonly Endpoint[] = [
  signUpEmailPassword,
  signInEmailPassword,
  refreshSession,
  signOut,
  readUser,
  verifyToken,
  serviceStatus,
];

export async function mountAuth(app: FastifyInstance, parts: AuthParts): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(async (scope) => endpoints.forEach((mount) => mount(scope, parts)), { prefix });
  }
}
