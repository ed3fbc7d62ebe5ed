import { expect, test } from "vitest";
import { consentIn } from "./consent-return.ts";

test.each([
  [
    "a consent",
    { code: "c", state: "s", realmId: "1" },
    { kind: "given", input: { code: "c", state: "s", realmId: "1" } },
  ],
  [
    "a refusal",
    { error: "access_denied", state: "s" },
    { kind: "refused", input: { error: "access_denied", state: "s" } },
  ],
  ["a refusal without its reason", { state: "s" }, { kind: "refused", input: { error: "access_denied", state: "s" } }],
  ["nothing", {}, null],
  ["a code that nobody asked for", { code: "c", realmId: "1" }, null],
])("%s is brought back", (_what, search, brought) => {
  expect(consentIn(search)).toEqual(brought);
});
