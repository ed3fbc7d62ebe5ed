import type { ErrorCatalogue } from "#base/error-catalogue.ts";
import { text } from "#texts/text.ts";

/** Errors of security keys in the browser, most by the codes of `@simplewebauthn/browser`: apart, as few people meet them. */
export const securityKeyErrors = {
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
