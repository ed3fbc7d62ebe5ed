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
  "/not-authorized",
  "/nowhere",
  "/privacy-policy",
  "/terms-of-service",
]);
