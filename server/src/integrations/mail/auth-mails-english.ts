import type { AuthMailLanguage } from "./auth-mail-language.ts";

const oneHour = "The link works once, within one hour.";

export const english: AuthMailLanguage = {
  direction: "ltr",
  greeting: (name) => `Hello ${name},`,
  linkHint: "If the button does not work, open this address in your browser:",
  texts: {
    "account-invite": (brand) => ({
      subject: `Your account at ${brand}`,
      paragraphs: [`An account at ${brand} was made for you. Choose a password, and you can start.`],
      button: "Choose a password",
      life: `${oneHour} If you open it later, choose “Forgot password” on the sign-in page and we will send you a new one.`,
      unasked: "If you did not expect this, you can ignore this mail.",
    }),
    "email-verify": (brand) => ({
      subject: "Verify your e-mail address",
      paragraphs: [`Please confirm that this e-mail address is yours. Then your account at ${brand} is ready.`],
      button: "Verify e-mail address",
      life: "The link works once, within 30 days.",
      unasked: "If you did not make an account, you can ignore this mail.",
    }),
    "signin-passwordless": (brand) => ({
      subject: `Your link to sign in to ${brand}`,
      paragraphs: ["You asked for a link to sign in. Open it on the device you want to use."],
      button: "Sign in",
      life: oneHour,
      unasked: "If you did not ask for it, ignore this mail and pass the link on to nobody.",
    }),
    "signin-otp": (brand) => ({
      subject: `Your code to sign in to ${brand}`,
      paragraphs: ["Type this code where you are signing in:"],
      life: "The code works once, within one hour.",
      unasked:
        "If you did not ask for it, ignore this mail and tell the code to nobody: nobody of ours will ever ask for it.",
    }),
    "password-reset": (brand) => ({
      subject: "Choose a new password",
      paragraphs: [`You asked to choose a new password for your account at ${brand}.`],
      button: "Choose a new password",
      life: oneHour,
      unasked: "If you did not ask for it, ignore this mail: your password stays as it is.",
    }),
    "password-changed": (brand) => ({
      subject: "Your password was changed",
      paragraphs: [`The password of your account at ${brand} has just been changed. If it was you, all is well.`],
      unasked: "If it was not you, choose “Forgot password” on the sign-in page at once, and tell us.",
    }),
    "email-confirm-change": (brand) => ({
      subject: "Confirm your new e-mail address",
      paragraphs: [
        `You asked to use this e-mail address for your account at ${brand}. Until you confirm it, nothing changes.`,
      ],
      button: "Confirm the new address",
      life: oneHour,
      unasked: "If you did not ask for it, ignore this mail: nothing will change.",
    }),
    "email-changed": (brand) => ({
      subject: "Your e-mail address was changed",
      paragraphs: [
        `Your account at ${brand} now has another e-mail address. This one no longer signs you in. If it was you, all is well.`,
      ],
      unasked: "If it was not you, tell us at once: somebody else may be using your account.",
    }),
  },
};
