import { addWebauthn, addWebauthnVerify } from "./factors/add-webauthn.ts";
import { avatar } from "./account/avatar.ts";
import { changeEmail } from "./account/change-email.ts";
import { changeMfa } from "./factors/change-mfa.ts";
import { changeOwnPassword } from "./account/change-own-password.ts";
import { changePhoneNumber, changePhoneNumberVerify } from "./account/change-phone-number.ts";
import { changeProfile } from "./account/change-profile.ts";
import { createPat } from "./sessions/create-pat.ts";
import { deanonymizeUser } from "./account/deanonymize-user.ts";
import { elevateCode, sendElevateCode } from "./factors/elevate-code.ts";
import { elevatePassword } from "./factors/elevate-password.ts";
import { elevateWebauthn, elevateWebauthnVerify } from "./factors/elevate-webauthn.ts";
import { endOwnSession, revokePersonalAccessToken } from "./sessions/end-own-token.ts";
import { exchangeToken } from "./sign-in/exchange-token.ts";
import { generateTotp } from "./factors/generate-totp.ts";
import { removeSecurityKey, renameSecurityKey } from "./factors/edit-security-keys.ts";
import { listMethods } from "./account/list-methods.ts";
import { readAccount } from "./account/read-account.ts";
import type { Endpoint } from "./endpoint/endpoint.ts";
import { readUser } from "./account/read-user.ts";
import { newRecoveryCodes, turnMfaOffByRecoveryCode } from "./factors/recovery-codes.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { requestPasswordReset, sendVerificationEmail } from "./links/mail-link.ts";
import { serviceStatus } from "./service-status.ts";
import { signInAnonymous } from "./sign-in/sign-in-anonymous.ts";
import { signInEmailPassword } from "./sign-in/sign-in-email-password.ts";
import { linkProvider } from "./sign-in/link-provider.ts";
import { linkIdToken, signInIdToken } from "./sign-in/sign-in-id-token.ts";
import { signInMfaTotp } from "./sign-in/sign-in-mfa-totp.ts";
import { signInOtpEmail, signInOtpEmailVerify } from "./sign-in/sign-in-otp-email.ts";
import { signInPasswordlessEmail } from "./sign-in/sign-in-passwordless-email.ts";
import { signInPasswordlessSms, signInPasswordlessSmsOtp } from "./sign-in/sign-in-passwordless-sms.ts";
import { signInPat } from "./sign-in/sign-in-pat.ts";
import { signInProviderCallback, signInProviderForm } from "./sign-in/sign-in-provider-callback.ts";
import { signInProvider, startSignInProvider } from "./sign-in/sign-in-provider.ts";
import { signInRecoveryCode } from "./sign-in/sign-in-recovery-code.ts";
import { signInWebauthn, signInWebauthnVerify } from "./sign-in/sign-in-webauthn.ts";
import { signOut } from "./sessions/sign-out.ts";
import { signUpEmailPassword } from "./sign-up/sign-up-email-password.ts";
import { signUpWebauthn, signUpWebauthnVerify } from "./sign-up/sign-up-webauthn.ts";
import { unlinkIdentity } from "./account/unlink-identity.ts";
import { confirmTicket, verifyTicket } from "./links/verify-ticket.ts";
import { verifyToken } from "./sessions/verify-token.ts";

/** All endpoints of the auth service. */
export const endpoints: readonly Endpoint[] = [
  signUpEmailPassword,
  signInEmailPassword,
  signInMfaTotp,
  signInRecoveryCode,
  signInAnonymous,
  signInPasswordlessEmail,
  signInPasswordlessSms,
  signInPasswordlessSmsOtp,
  signInOtpEmail,
  signInOtpEmailVerify,
  signInPat,
  signUpWebauthn,
  signUpWebauthnVerify,
  signInWebauthn,
  signInWebauthnVerify,
  signInIdToken,
  signInProvider,
  startSignInProvider,
  signInProviderCallback,
  signInProviderForm,
  verifyTicket,
  confirmTicket,
  deanonymizeUser,
  changeEmail,
  changePhoneNumber,
  changePhoneNumberVerify,
  changeOwnPassword,
  requestPasswordReset,
  sendVerificationEmail,
  generateTotp,
  changeMfa,
  newRecoveryCodes,
  turnMfaOffByRecoveryCode,
  createPat,
  addWebauthn,
  addWebauthnVerify,
  renameSecurityKey,
  removeSecurityKey,
  linkIdToken,
  linkProvider,
  unlinkIdentity,
  elevateWebauthn,
  elevateWebauthnVerify,
  elevatePassword,
  sendElevateCode,
  elevateCode,
  refreshSession,
  exchangeToken,
  signOut,
  readUser,
  verifyToken,
  readAccount,
  changeProfile,
  ...avatar,
  endOwnSession,
  revokePersonalAccessToken,
  listMethods,
  ...serviceStatus,
];
