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

  // Errors of security keys in the browser.
  "security-keys-unsupported": { status: 1, message: text("errors.security-keys-unsupported") },
  ERROR_CEREMONY_ABORTED: { status: 1, message: text("errors.ERROR_CEREMONY_ABORTED") },
  ERROR_AUTHENTICATOR_GENERAL_ERROR: { status: 1, message: text("errors.ERROR_AUTHENTICATOR_GENERAL_ERROR") },
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: {
    status: 1,
    message: text("errors.ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT"),
  },
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: {
    status: 1,
    message: text("errors.ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT"),
  },
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: {
    status: 1,
    message: text("errors.ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG"),
  },
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: {
    status: 1,
    message: text("errors.ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"),
  },
  ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE: {
    status: 1,
    message: text("errors.ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE"),
  },
  ERROR_INVALID_DOMAIN: { status: 1, message: text("errors.ERROR_INVALID_DOMAIN") },
  ERROR_INVALID_RP_ID: { status: 1, message: text("errors.ERROR_INVALID_RP_ID") },
  ERROR_INVALID_USER_ID_LENGTH: { status: 1, message: text("errors.ERROR_INVALID_USER_ID_LENGTH") },
  ERROR_MALFORMED_PUBKEYCREDPARAMS: { status: 1, message: text("errors.ERROR_MALFORMED_PUBKEYCREDPARAMS") },
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: { status: 1, message: text("errors.ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY") },
} as const satisfies ErrorCatalogue;

export type ClientErrorCode = keyof typeof clientErrorCatalogue;
