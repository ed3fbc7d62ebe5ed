import { expect, test } from "vitest";
import { settingNames } from "./config.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

test.each([
  ["METRICS_PROT", "METRICS_PORT"],
  ["SMTP_URLL", "SMTP_URL"],
  ["ADMIN_MAIL", "ADMIN_EMAIL"],
  ["DATABASE_URI_FILE", "DATABASE_URL_FILE"],
  ["DATA_DRI", "DATA_DIR"],
])("%s is taken for a misspelt %s", (name, meant) => {
  expect(misspeltSettings({ [name]: "x" }, settingNames)).toEqual([`${name} is not a setting: did you mean ${meant}?`]);
});

test("settings, their files and what belongs to other programs are not misspelt", () => {
  const environment = {
    METRICS_PORT: "9464",
    JWT_SECRET_FILE: "/run/secrets/jwt",
    DATA_DIR: "/data",
    AUTH_PROVIDER_GOOGLE_CLIENT_SECRET: "x",
    MAILDIR: "/home/ada/mail",
    HOSTNAME: "a",
    NODE_ENV: "production",
    LC_ALL: "C",
  };

  expect(misspeltSettings(environment, settingNames)).toEqual([]);
});

test("a name without a value does no harm", () => {
  expect(misspeltSettings({ METRICS_PROT: " " }, settingNames)).toEqual([]);
});
