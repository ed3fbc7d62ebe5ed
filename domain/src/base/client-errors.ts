type Catalogue = Record<string, { status: number; message: string }>;

/**
 * Errors that the auth client raises itself and the server never sends. Status 0 is the network, 1 the client, 10
 * input, 20 state.
 */
export const clientErrorCatalogue = {
  network: { status: 0, message: "Network Error" },
  "abort-error": { status: 0, message: "The request was cancelled" },
  unexpected: { status: 1, message: "Something went wrong" },
  "invalid-response": { status: 1, message: "The server's answer could not be read" },
  "invalid-sign-in-method": { status: 1, message: "Invalid sign-in method" },
  "invalid-email": { status: 10, message: "Email is incorrectly formatted" },
  "invalid-password": { status: 10, message: "Password is incorrectly formatted" },
  "invalid-phone-number": { status: 10, message: "Phone number is incorrectly formatted" },
  "invalid-mfa-ticket": { status: 10, message: "MFA ticket is invalid" },
  "no-mfa-ticket": { status: 10, message: "No MFA ticket has been provided" },
  "no-refresh-token": { status: 10, message: "No refresh token has been provided" },
  "invalid-refresh-token": { status: 10, message: "Invalid or expired refresh token" },
  "refresher-already-running": { status: 20, message: "The token refresher is already running" },
  "already-signed-in": { status: 20, message: "User is already signed in" },
  "unauthenticated-user": { status: 20, message: "User is not authenticated" },
  "unverified-user": { status: 20, message: "Email needs verification" },
  "user-not-anonymous": { status: 20, message: "Logged in user is not anonymous" },

  // Errors of security keys in the browser.
  "security-keys-unsupported": { status: 1, message: "This browser cannot use security keys" },
  ERROR_CEREMONY_ABORTED: { status: 1, message: "The security key was not used: try again" },
  ERROR_AUTHENTICATOR_GENERAL_ERROR: { status: 1, message: "The security key could not do this" },
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: {
    status: 1,
    message: "This security key cannot remember who you are",
  },
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: {
    status: 1,
    message: "This security key cannot check that it is you",
  },
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: {
    status: 1,
    message: "This security key has no signature that we accept",
  },
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: { status: 1, message: "This security key is already registered" },
  ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE: { status: 1, message: "The security key did not recognise you" },
  ERROR_INVALID_DOMAIN: { status: 1, message: "Security keys do not work at this address" },
  ERROR_INVALID_RP_ID: { status: 1, message: "This security key belongs to another address" },
  ERROR_INVALID_USER_ID_LENGTH: { status: 1, message: "The user id must have 1 to 64 characters" },
  ERROR_MALFORMED_PUBKEYCREDPARAMS: { status: 1, message: "The server names no signature that security keys have" },
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: { status: 1, message: "The security key was not used: cancelled or too late" },
} as const satisfies Catalogue;

export type ClientErrorCode = keyof typeof clientErrorCatalogue;
