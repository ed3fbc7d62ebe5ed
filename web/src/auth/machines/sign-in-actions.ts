import type { Outcome } from "#auth/auth-problem.ts";
import type { KeyOptions, RegistrationMethod } from "#auth/sign-in/registration-methods.ts";
import type { AnonymousOptions, Credentials, IdToken, SignInMethod } from "#auth/sign-in/sign-in-methods.ts";
import type { SignUpOptions } from "#auth/sign-in/sign-up-options.ts";

interface Mailed {
  email: string;
  options?: SignUpOptions;
}

export interface SignInActions {
  signIn: (credentials: Credentials) => Outcome;
  signInAnonymously: (options?: AnonymousOptions) => Outcome;
  /** Without an email the key identifies the person. */
  signInWithSecurityKey: (input?: { email?: string; securityKey?: boolean }) => Outcome;
  /** By default with the ticket of the previous sign-in. */
  signInWithTotp: (input: { otp: string; ticket?: string }) => Outcome;
  /** Instead of the code, for people who lost their authenticator app. */
  signInWithRecoveryCode: (input: { recoveryCode: string; ticket?: string }) => Outcome;
  signInWithPat: (input: { personalAccessToken: string }) => Outcome;
  signInWithIdToken: (input: IdToken) => Outcome;
}

export interface RegistrationActions {
  signUp: (input: Credentials & { options?: SignUpOptions }) => Outcome;
  signUpWithSecurityKey: (input: { email: string; options?: KeyOptions }) => Outcome;
  sendMagicLink: (input: Mailed) => Outcome;
  sendSmsCode: (input: { phoneNumber: string; options?: SignUpOptions }) => Outcome;
  signInWithSmsCode: (input: { phoneNumber: string; otp: string }) => Outcome;
  sendEmailCode: (input: Mailed) => Outcome;
  signInWithEmailCode: (input: { email: string; otp: string }) => Outcome;
}

export const signInActions = (
  signIn: (way: SignInMethod) => Outcome,
  mfaTicket: () => string | null,
): SignInActions => ({
  signIn: (credentials) => signIn({ by: "password", ...credentials }),
  signInAnonymously: (options) => signIn({ by: "anonymous", ...options }),
  signInWithSecurityKey: (input) => signIn({ by: "securityKey", securityKey: true, ...input }),
  signInWithTotp: (input) => signIn({ by: "mfaTotp", ticket: mfaTicket(), ...input }),
  signInWithRecoveryCode: (input) => signIn({ by: "mfaTotp", ticket: mfaTicket(), ...input }),
  signInWithPat: (input) => signIn({ by: "personalAccessToken", ...input }),
  signInWithIdToken: (input) => signIn({ by: "idToken", ...input }),
});

export const registrationActions = (register: (way: RegistrationMethod) => Outcome): RegistrationActions => ({
  signUp: (input) => register({ by: "emailPassword", ...input }),
  signUpWithSecurityKey: (input) => register({ by: "securityKey", ...input }),
  sendMagicLink: (input) => register({ by: "passwordlessEmail", ...input }),
  sendSmsCode: (input) => register({ by: "passwordlessSms", ...input }),
  signInWithSmsCode: (input) => register({ by: "passwordlessSmsOtp", ...input }),
  sendEmailCode: (input) => register({ by: "signInEmailOTP", ...input }),
  signInWithEmailCode: (input) => register({ by: "verifyEmailOTP", ...input }),
});
