import { addWebauthn, addWebauthnVerify } from "./add-webauthn.ts";
import { avatar } from "./avatar.ts";
import { changeEmail } from "./change-email.ts";
import { changeMfa } from "./change-mfa.ts";
import { changeOwnPassword } from "./change-own-password.ts";
import { changePhoneNumber, changePhoneNumberVerify } from "./change-phone-number.ts";
import { changeProfile } from "./change-profile.ts";
import { createPat } from "./create-pat.ts";
import { deanonymizeUser } from "./deanonymize-user.ts";
import { elevatePassword } from "./elevate-password.ts";
import { elevateWebauthn, elevateWebauthnVerify } from "./elevate-webauthn.ts";
import { endOwnSession, revokePersonalAccessToken } from "./end-own-token.ts";
import { exchangeToken } from "./exchange-token.ts";
import { generateTotp } from "./generate-totp.ts";
import { removeSecurityKey, renameSecurityKey } from "./keep-security-keys.ts";
import { listMethods } from "./list-methods.ts";
import { readAccount } from "./read-account.ts";
import type { Endpoint } from "./endpoint.ts";
import { readUser } from "./read-user.ts";
import { refreshSession } from "./refresh-session.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { sendVerificationEmail } from "./send-verification-email.ts";
import { serviceStatus } from "./service-status.ts";
import { signInAnonymous } from "./sign-in-anonymous.ts";
import { signInEmailPassword } from "./sign-in-email-password.ts";
import { linkIdToken, signInIdToken } from "./sign-in-id-token.ts";
import { signInMfaTotp } from "./sign-in-mfa-totp.ts";
import { signInOtpEmail, signInOtpEmailVerify } from "./sign-in-otp-email.ts";
import { signInPasswordlessEmail } from "./sign-in-passwordless-email.ts";
import { signInPasswordlessSms, signInPasswordlessSmsOtp } from "./sign-in-passwordless-sms.ts";
import { signInPat } from "./sign-in-pat.ts";
import { signInProviderCallback, signInProviderForm } from "./sign-in-provider-callback.ts";
import { signInProvider } from "./sign-in-provider.ts";
import { signInWebauthn, signInWebauthnVerify } from "./sign-in-webauthn.ts";
import { signOut } from "./sign-out.ts";
import { signUpEmailPassword } from "./sign-up-email-password.ts";
import { signUpWebauthn, signUpWebauthnVerify } from "./sign-up-webauthn.ts";
import { unlinkIdentity } from "./unlink-identity.ts";
import { verifyTicket } from "./verify-ticket.ts";
import { verifyToken } from "./verify-token.ts";

/** Everything the auth service answers. */
export const endpoints: readonly Endpoint[] = [
  signUpEmailPassword,
  signInEmailPassword,
  signInMfaTotp,
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
  signInProviderCallback,
  signInProviderForm,
  verifyTicket,
  deanonymizeUser,
  changeEmail,
  changePhoneNumber,
  changePhoneNumberVerify,
  changeOwnPassword,
  requestPasswordReset,
  sendVerificationEmail,
  generateTotp,
  changeMfa,
  createPat,
  addWebauthn,
  addWebauthnVerify,
  renameSecurityKey,
  removeSecurityKey,
  linkIdToken,
  unlinkIdentity,
  elevateWebauthn,
  elevateWebauthnVerify,
  elevatePassword,
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
