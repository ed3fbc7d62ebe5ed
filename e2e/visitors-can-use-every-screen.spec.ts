import { testScreens } from "./support/accessible-screens.ts";

testScreens(null, [
  "/login",
  "/login?with=link",
  "/login?with=code",
  "/login?with=sms",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/two-steps",
  "/not-authorized",
  "/nowhere",
  "/pages/misc/not-authorized",
  "/pages/misc/not-found/404",
  "/privacy-policy",
  "/terms-of-service",
  "/estimate/nobody-was-sent-this",
  "/invoice/nobody-was-sent-this",
  "/packet/nobody-was-sent-this",
  "/verify/nobody-was-sent-this",
]);
