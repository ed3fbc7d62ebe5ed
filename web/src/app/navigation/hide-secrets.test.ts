import { expect, test } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

test.each([
  ["/estimate/T0k_en-1", "/estimate#T0k_en-1"],
  ["/invoice/abc/", "/invoice#abc"],
  ["/packet/abc?a=1", "/packet?a=1#abc"],
  ["/?refreshToken=r&type=verifyEmail&tab=one", "/?tab=one#refreshToken=r&type=verifyEmail"],
  ["/orders?mfaTicket=mfaTotp%3A1#part", "/orders#part&mfaTicket=mfaTotp%3A1"],
  ["/admin/vehicle-status-overview?kiosk=k&facility=f", "/admin/vehicle-status-overview?facility=f#kiosk=k"],
])("%s becomes %s", (path, hidden) => {
  expect(hideSecrets(`https://shop.example${path}`)).toBe(`https://shop.example${hidden}`);
});

test.each([
  "/estimate#abc",
  "/service-orders?type=rush&page=2",
  "/reset-password?type=passwordReset",
  "/admin/quickbooks/connect?code=c&state=s",
  "/verify/ABCD-1234",
  "/login?error=invalid-ticket&errorDescription=Invalid+ticket",
])("%s stays", (path) => {
  expect(hideSecrets(`https://shop.example${path}`)).toBe(`https://shop.example${path}`);
});
