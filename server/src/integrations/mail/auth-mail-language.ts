export type AuthMailTemplate =
  | "account-invite"
  | "email-changed"
  | "email-confirm-change"
  | "email-verify"
  | "password-changed"
  | "password-reset"
  | "signin-otp"
  | "signin-passwordless";

/** What one mail says. Nothing secret in the subject: it stays in the outbox and shows on locked screens. */
interface AuthMailText {
  subject: string;
  paragraphs: readonly string[];
  /** The words on the button that leads to the link. */
  button?: string;
  /** How long link or code can be used. */
  life?: string;
  /** What to do for someone who did not ask for this. */
  unasked: string;
}

export interface AuthMailLanguage {
  direction: "ltr" | "rtl";
  greeting: (name: string) => string;
  /** Above the link as text. */
  linkHint: string;
  texts: Record<AuthMailTemplate, (brandName: string) => AuthMailText>;
}
