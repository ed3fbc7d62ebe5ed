import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedByQbo } from "./webhook-signature.ts";

const body = Buffer.from(
  '[{"specversion":"1.0","id":"88cd52aa-33b6-4351-9aa4-47572edbd068","source":"intuit.test",' +
    '"type":"qbo.invoice.updated.v1","datacontenttype":"application/json","time":"2026-01-02T03:04:05Z",' +
    '"intuitentityid":"95","intuitaccountid":"4620816365","data":{}}]',
);
const signature = "Q+8B8JPbqCTejQuRGKBUyb+7h+NR+ELYIHatzqUZYE8=";

test("QuickBooks' signature of a message is accepted", () => {
  expect(isSignedByQbo(body, signature, "verifier-token")).toBe(true);
});

test.each([
  ["another token", body, signature, "verifier-tokem"],
  ["another byte", Buffer.from(body.toString().replace('"95"', '"96"')), signature, "verifier-token"],
  ["a byte more", Buffer.concat([body, Buffer.from("\n")]), signature, "verifier-token"],
  ["another signature", body, "R+8B8JPbqCTejQuRGKBUyb+7h+NR+ELYIHatzqUZYE8=", "verifier-token"],
  ["a part of the signature", body, signature.slice(0, -4), "verifier-token"],
  ["a longer signature", body, `${signature}Q+8B`, "verifier-token"],
  ["no signature", body, "", "verifier-token"],
  ["a signature by an empty token", body, createHmac("sha256", "").update(body).digest("base64"), ""],
])("a message with %s is refused", (_, signed, given, token) => {
  expect(isSignedByQbo(signed, given, token)).toBe(false);
});
