import { rm } from "node:fs/promises";
import { afterAll, describe, expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { temporaryDataFolder } from "../../../test/data-folder.ts";

const dataDir = await temporaryDataFolder();
afterAll(() => rm(dataDir, { recursive: true }));

const authFor = async (settings: Record<string, string> = {}) =>
  (await loadConfig({ DATA_DIR: dataDir, ...settings })).auth;

test("every way in that needs no outside account is open, and the limits are the contract's", async () => {
  const auth = await authFor();

  expect(auth).toMatchObject({
    emailVerification: "optional",
    signUp: true,
    anonymous: true,
    magicLink: true,
    emailCode: true,
    sms: true,
    securityKeys: true,
    mfa: true,
    passwordMin: null,
    refusesCommonPasswords: null,
    elevation: "disabled",
    providers: [],
  });
  expect(auth.rateLimits).toEqual({
    account: { count: 20, within: 900_000 },
    all: { count: 100, within: 60_000 },
    mail: { count: 10, within: 3_600_000 },
    sms: { count: 10, within: 3_600_000 },
    guess: { count: 10, within: 300_000 },
    signUp: { count: 10, within: 300_000 },
  });
});

test("limits are changed one by one, or all switched off", async () => {
  const changed = await authFor({ RATE_LIMIT_GUESS: "3/90s" });
  const off = await authFor({ RATE_LIMITS: "off" });

  expect(changed.rateLimits?.guess).toEqual({ count: 3, within: 90_000 });
  expect(off.rateLimits).toBeNull();
});

test("secret links have limits of their own, which go with the others", async () => {
  const { linkLimits } = await loadConfig({ DATA_DIR: dataDir, RATE_LIMIT_LINK: "60/1m" });
  const off = await loadConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off" });

  expect(linkLimits).toEqual({
    link: { count: 60, within: 60_000 },
    unknownLink: { count: 30, within: 300_000 },
  });
  expect(off.linkLimits).toBeNull();
});

test("links may lead to the listed addresses, and to this server by its number", async () => {
  const { redirectUrls } = await authFor({ AUTH_REDIRECT_URLS: "https://a.example, https://*.b.example" });

  expect(redirectUrls).toEqual(["https://a.example", "https://*.b.example", "http://127.0.0.1:8080"]);
});

describe("providers", () => {
  test("a preset needs its id and secret only", async () => {
    const { providers } = await authFor({
      AUTH_PROVIDER_GOOGLE_CLIENT_ID: "id",
      AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: "secret",
    });

    expect(providers).toEqual([
      {
        id: "google",
        name: "Google",
        issuer: "https://accounts.google.com",
        clientId: "id",
        clientSecret: "secret",
        scope: "openid email profile",
      },
    ]);
  });

  test("any other brings its issuer, and may bring its name", async () => {
    const { providers } = await authFor({
      AUTH_PROVIDER_ACME_ISSUER: "https://id.acme.example",
      AUTH_PROVIDER_ACME_CLIENT_ID: "id",
      AUTH_PROVIDER_ACME_NAME: "Acme",
    });

    expect(providers).toMatchObject([{ id: "acme", name: "Acme", clientSecret: null }]);
  });

  test.each([
    [{ AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: "secret" }, /AUTH_PROVIDER_GOOGLE_CLIENT_ID is missing/],
    [{ AUTH_PROVIDER_ACME_CLIENT_ID: "id" }, /AUTH_PROVIDER_ACME_ISSUER is missing/],
    [{ AUTH_PROVIDER_ACME_CLIENT_ID: "id", AUTH_PROVIDER_ACME_ISSUER: "acme" }, /must be an address like/],
  ])("%j does not start", async (settings, sentence) => {
    await expect(authFor(settings)).rejects.toThrow(sentence);
  });
});

test.each([
  [{ RATE_LIMIT_ALL: "many" }, /RATE_LIMIT_ALL is not usable: must look like "10\/5m"/],
  [{ AUTH_EMAIL_VERIFICATION: "yes" }, /must be "required" or "optional"/],
  [{ AUTH_PASSWORD_MIN: "2" }, /must be a whole number from 3 to 64/],
  [{ AUTH_REDIRECT_URLS: "shop.example" }, /must be addresses like https:/],
  [{ SMTP_URL: "http://mail" }, /must look like smtp:/],
  [{ TWILIO_ACCOUNT_SID: "AC1" }, /TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN/],
])("%j does not start, and the sentence says what to do", async (settings, sentence) => {
  await expect(authFor(settings)).rejects.toThrow(sentence);
});
