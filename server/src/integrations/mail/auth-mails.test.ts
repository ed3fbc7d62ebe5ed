import { describe, expect, test } from "vitest";
import { renderAuthMail, type AuthMailTemplate } from "./auth-mails.ts";
import { plainText } from "./plain-text.ts";

const link = "http://shop.test/v1/auth/verify?type=a&ticket=b";
const withLink: AuthMailTemplate[] = [
  "account-invite",
  "email-verify",
  "signin-passwordless",
  "password-reset",
  "email-confirm-change",
];
const notices: AuthMailTemplate[] = [
  "password-changed",
  "email-changed",
  "security-key-added",
  "access-token-created",
  "identity-linked",
  "recovery-code-used",
  "recovery-codes-low",
  "recovery-codes-made",
  "second-factor-off",
  "second-factor-reset",
];
const mail = { brandName: "Boresight", displayName: "Carla", link, code: "123456" };
/** These go to addresses that were proved, or that an admin wrote. */
const isKnown: ReadonlySet<AuthMailTemplate> = new Set(["account-invite", "password-reset"]);
const nameless = { en: "Hello,", fr: "Bonjour,", ar: "مرحبًا،" };
const names = { en: "Hello Carla,", fr: "Bonjour Carla,", ar: "مرحبًا \u2068Carla\u2069،" };

describe.each(["en", "fr", "ar"] as const)("in %s", (locale) => {
  test.each(withLink)("%s greets, and shows its link as a button and as text", (template) => {
    const { subject, body } = renderAuthMail({ ...mail, template, locale, code: "" });

    expect(subject).toMatch(/\S{3}/);
    expect(body).toContain(`lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"`);
    expect(body).toContain(isKnown.has(template) ? names[locale] : nameless[locale]);
    expect(body.split(`href="${link.replace("&", "&amp;")}"`)).toHaveLength(3);
    expect(plainText(body)).toContain(link);
  });

  test("the code is in the body and not in the subject", () => {
    const { subject, body } = renderAuthMail({ ...mail, template: "signin-otp", locale });

    expect(body).toContain(">123456</p>");
    expect(body).not.toContain("href");
    expect(subject).not.toContain("123456");
  });

  test.each(notices)("%s has neither link nor code", (template) => {
    const { body } = renderAuthMail({ template, locale, brandName: "Boresight", displayName: "Carla" });

    expect(body).not.toContain("href");
    expect(body).toContain("Boresight");
  });
});

test("every template exists in every language", () => {
  const templates = [...withLink, ...notices, "signin-otp"] as const;

  const texts = templates.flatMap((template) =>
    ["en", "fr", "ar"].map((locale) => renderAuthMail({ ...mail, template, locale }).body),
  );

  expect(new Set(texts).size).toBe(templates.length * 3);
});

const invited = (invitation: object) =>
  plainText(renderAuthMail({ ...mail, template: "account-invite", locale: "en", code: "", invitation }).body);

test("an invitation says who invites and to which company, unless the names are links or addresses", () => {
  expect(invited({ by: "Maria Fay", company: "Harbor Auto Body" })).toMatch(
    /Maria Fay invites you to Boresight\..*belongs to Harbor Auto Body:/s,
  );
  const silent = invited({});
  expect(silent).not.toContain("invites you");
  expect(invited({ by: "win.example/now", company: "claim at https://win.example" })).toBe(silent);
});

test("a name cannot inject HTML", () => {
  const displayName = `<img src=x onerror="alert('1')">&`;

  const { body } = renderAuthMail({ ...mail, template: "password-reset", locale: "en", displayName });

  expect(body).not.toContain("<img");
  expect(plainText(body)).toContain(`Hello ${displayName},`);
});

test.each([
  "You won, go to evil-shop.com",
  "winner! Claim your prize at https://evil.example/claim?id=1",
  "mail me: x@evil.example",
  "www.evil.example",
])("the name %s is no message to others", (displayName) => {
  for (const template of ["password-reset", "email-verify", "signin-otp"] as const) {
    expect(renderAuthMail({ ...mail, template, locale: "en", displayName }).body).not.toContain("evil");
  }
});

test("an unsupported language falls back to English", () => {
  const { body } = renderAuthMail({ ...mail, template: "email-verify", locale: "xx" });

  expect(body).toContain('lang="en"');
});
