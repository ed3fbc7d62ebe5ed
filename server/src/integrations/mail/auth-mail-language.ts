export type AuthMailTemplate =
  | "account-invite"
  | "email-changed"
  | "email-confirm-change"
  | "email-verify"
  | "password-changed"
  | "password-reset"
  | "signin-otp"
  | "signin-passwordless";

/** The texts of one email. The subject contains no secret: it is logged and shows on locked screens. */
interface AuthMailText {
  subject: string;
  paragraphs: readonly string[];
  /** The label of the button that leads to the link. */
  button?: string;
  /** How long the link or code is valid. */
  life?: string;
  /** Advice for someone who did not request this. */
  unasked: string;
}

export interface AuthMailLanguage {
  direction: "ltr" | "rtl";
  greeting: (name: string) => string;
  /** The line above the link in plain text. */
  linkHint: string;
  texts: Record<AuthMailTemplate, (brandName: string) => AuthMailText>;
}
