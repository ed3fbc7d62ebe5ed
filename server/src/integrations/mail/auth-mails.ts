// The sign-in emails, in the recipient's language.
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import { layOut } from "./mail-layout.ts";

/** The texts of one email. The subject contains no secret: it is logged and shows on locked screens. */
interface AuthMailTexts {
  subject: TextKey;
  paragraph: TextKey;
  /** The label of the button that leads to the link. */
  button?: TextKey;
  /** How long the link or code is valid. */
  life?: TextKey;
  /** Advice for someone who did not request this. */
  unasked: TextKey;
}

const mails = {
  "account-invite": {
    subject: "letters.accountInviteSubject",
    paragraph: "letters.accountInviteParagraph",
    button: "letters.accountInviteButton",
    life: "letters.accountInviteLife",
    unasked: "letters.accountInviteUnasked",
  },
  "email-verify": {
    subject: "letters.emailVerifySubject",
    paragraph: "letters.emailVerifyParagraph",
    button: "letters.emailVerifyButton",
    life: "letters.emailVerifyLife",
    unasked: "letters.emailVerifyUnasked",
  },
  "signin-passwordless": {
    subject: "letters.signinPasswordlessSubject",
    paragraph: "letters.signinPasswordlessParagraph",
    button: "letters.signinPasswordlessButton",
    life: "letters.signinPasswordlessLife",
    unasked: "letters.signinPasswordlessUnasked",
  },
  "signin-otp": {
    subject: "letters.signinOtpSubject",
    paragraph: "letters.signinOtpParagraph",
    life: "letters.signinOtpLife",
    unasked: "letters.signinOtpUnasked",
  },
  "proof-code": {
    subject: "letters.proofCodeSubject",
    paragraph: "letters.proofCodeParagraph",
    life: "letters.proofCodeLife",
    unasked: "letters.proofCodeUnasked",
  },
  "password-reset": {
    subject: "letters.passwordResetSubject",
    paragraph: "letters.passwordResetParagraph",
    button: "letters.passwordResetButton",
    life: "letters.passwordResetLife",
    unasked: "letters.passwordResetUnasked",
  },
  "password-changed": {
    subject: "letters.passwordChangedSubject",
    paragraph: "letters.passwordChangedParagraph",
    unasked: "letters.passwordChangedUnasked",
  },
  "email-confirm-change": {
    subject: "letters.emailConfirmChangeSubject",
    paragraph: "letters.emailConfirmChangeParagraph",
    button: "letters.emailConfirmChangeButton",
    life: "letters.emailConfirmChangeLife",
    unasked: "letters.emailConfirmChangeUnasked",
  },
  "email-changed": {
    subject: "letters.emailChangedSubject",
    paragraph: "letters.emailChangedParagraph",
    unasked: "letters.emailChangedUnasked",
  },
  "security-key-added": {
    subject: "letters.securityKeyAddedSubject",
    paragraph: "letters.securityKeyAddedParagraph",
    unasked: "letters.securityKeyAddedUnasked",
  },
  "access-token-created": {
    subject: "letters.accessTokenCreatedSubject",
    paragraph: "letters.accessTokenCreatedParagraph",
    unasked: "letters.accessTokenCreatedUnasked",
  },
  "identity-linked": {
    subject: "letters.identityLinkedSubject",
    paragraph: "letters.identityLinkedParagraph",
    unasked: "letters.identityLinkedUnasked",
  },
  "recovery-code-used": {
    subject: "letters.recoveryCodeUsedSubject",
    paragraph: "letters.recoveryCodeUsedParagraph",
    unasked: "letters.recoveryCodeUsedUnasked",
  },
  "recovery-codes-low": {
    subject: "letters.recoveryCodesLowSubject",
    paragraph: "letters.recoveryCodesLowParagraph",
    unasked: "letters.recoveryCodeUsedUnasked",
  },
  "recovery-codes-made": {
    subject: "letters.recoveryCodesMadeSubject",
    paragraph: "letters.recoveryCodesMadeParagraph",
    unasked: "letters.recoveryCodeUsedUnasked",
  },
  "sign-in-attempts": {
    subject: "letters.signInAttemptsSubject",
    paragraph: "letters.signInAttemptsParagraph",
    unasked: "letters.signInAttemptsUnasked",
  },
  "second-factor-off": {
    subject: "letters.secondFactorOffSubject",
    paragraph: "letters.secondFactorOffParagraph",
    unasked: "letters.recoveryCodeUsedUnasked",
  },
  "second-factor-reset": {
    subject: "letters.secondFactorResetSubject",
    paragraph: "letters.secondFactorResetParagraph",
    unasked: "letters.secondFactorResetUnasked",
  },
} satisfies Record<string, AuthMailTexts>;

export type AuthMailTemplate = keyof typeof mails;

/** Who asks somebody in, and to which company: names that people have typed. */
export interface Invitation {
  by?: string | undefined;
  company?: string | undefined;
}

export interface AuthMail {
  template: AuthMailTemplate;
  locale: string;
  brandName: string;
  logo?: string | null;
  color?: string;
  displayName: string;
  link?: string;
  code?: string;
  count?: number;
  invitation?: Invitation | undefined;
}

/** They go to addresses of which nobody has shown yet that they are theirs. */
const toStrangers: ReadonlySet<AuthMailTemplate> = new Set([
  "email-confirm-change",
  "email-verify",
  "signin-otp",
  "signin-passwordless",
]);

/** Whoever signs up chooses the name: it is no place for a message or a link to somebody else. */
const isNamed = (template: AuthMailTemplate, name: string): boolean => !toStrangers.has(template) && isPlainName(name);

const isPlainName = (name: string): boolean => !/[:/@]|[^\s.]\.[^\s.]{2,}/.test(name);

const plain = (name: string | undefined): string => (name && isPlainName(name) ? name : "");

export function renderAuthMail({
  template,
  locale,
  brandName,
  displayName,
  link,
  code,
  count = 0,
  logo = null,
  color,
  invitation = {},
}: AuthMail): {
  subject: string;
  body: string;
} {
  const language = languageOf(locale);
  const [by, company] = [plain(invitation.by), plain(invitation.company)];
  const said = (key: TextKey) => textIn(language, key, { brand: brandName, name: displayName, count, by, company });
  const { subject, paragraph, button, life, unasked }: AuthMailTexts = mails[template];
  const body = layOut({
    language,
    direction: language === "ar" ? "rtl" : "ltr",
    brandName,
    logo,
    color,
    title: said(subject),
    paragraphs: [
      said(isNamed(template, displayName) ? "letters.greeting" : "letters.greetingWithoutName"),
      said(by && template === "account-invite" ? "letters.accountInvitedByParagraph" : paragraph),
      ...(company ? [said("letters.accountInviteCompany")] : []),
    ],
    code,
    action: button && link ? { words: said(button), link, hint: said("letters.linkHint") } : undefined,
    notes: life ? [said(life), said(unasked)] : [said(unasked)],
  });
  return { subject: said(subject), body };
}
