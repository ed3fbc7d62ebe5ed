import { expect, test } from "vitest";
import { proofsOf } from "./use-proof.ts";

const key = { id: "1", nickname: null, createdAt: "2026-05-01T08:00:00Z", lastUsedAt: null };
const bare = { securityKeys: [], hasPassword: false, activeMfaType: null } as const;
const usual = { isPasswordNew: false, hasAddress: true };

test.each([
  ["a security key before anything else", { ...bare, securityKeys: [key], hasPassword: true }, usual, ["key"]],
  ["the password, or a code that is sent", { ...bare, hasPassword: true }, usual, ["password", "sentCode"]],
  [
    "the app's code where there is an app",
    { ...bare, hasPassword: true, activeMfaType: "totp" },
    usual,
    ["password", "appCode"],
  ],
  ["a code alone without a password", bare, usual, ["sentCode"]],
  [
    "no password that was chosen a moment ago",
    { ...bare, hasPassword: true },
    { ...usual, isPasswordNew: true },
    ["sentCode"],
  ],
  ["nothing where there is nothing", bare, { ...usual, hasAddress: false }, ["none"]],
] as const)("asks for %s", (_what, account, circumstances, proofs) => {
  expect(proofsOf({ ...account, securityKeys: [...account.securityKeys] }, circumstances)).toEqual(proofs);
});
