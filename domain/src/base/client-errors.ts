import { text } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/**
 * Errors that the auth client raises itself and the server never sends. Status 0 is the network, 1 the client, 10
 * input, 20 state.
 */
export const clientErrorCatalogue = {
  network: { status: 0, message: text("errors.network") },
  "abort-error": { status: 0, message: text("errors.abort-error") },
  unexpected: { status: 1, message: text("errors.unexpected") },
  "invalid-response": { status: 1, message: text("errors.invalid-response") },
  "invalid-sign-in-method": { status: 1, message: text("errors.invalid-sign-in-method") },
  "invalid-email": { status: 10, message: text("errors.invalid-email") },
  "invalid-password": { status: 10, message: text("errors.invalid-password") },
  "invalid-phone-number": { status: 10, message: text("errors.invalid-phone-number") },
  "invalid-mfa-ticket": { status: 10, message: text("errors.invalid-mfa-ticket") },
  "no-mfa-ticket": { status: 10, message: text("errors.no-mfa-ticket") },
  "no-refresh-token": { status: 10, message: text("errors.no-refresh-token") },
  "invalid-refresh-token": { status: 10, message: text("errors.invalid-refresh-token") },
  "refresher-already-running": { status: 20, message: text("errors.refresher-already-running") },
  "already-signed-in": { status: 20, message: text("errors.already-signed-in") },
  "unauthenticated-user": { status: 20, message: text("errors.unauthenticated-user") },
  "unverified-user": { status: 20, message: text("errors.unverified-user-client") },
  "user-not-anonymous": { status: 20, message: text("errors.user-not-anonymous") },
} as const satisfies ErrorCatalogue;

export type ClientErrorCode = keyof typeof clientErrorCatalogue;
