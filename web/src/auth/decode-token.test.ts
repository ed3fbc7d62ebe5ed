import { describe, expect, test } from "vitest";
import { decodeToken, lifeOf } from "./decode-token.ts";
import { fakeToken } from "./test/fake-world.ts";

const base64url = (text: string) => {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

test("a token's claims are read as UTF-8", () => {
  const claims = { sub: "1", name: "Zoë ÿ??>", "https://hasura.io/jwt/claims": { "x-hasura-default-role": "admin" } };

  expect(decodeToken(`h.${base64url(JSON.stringify(claims))}.s`)).toEqual(claims);
});

test.each([
  undefined,
  null,
  42,
  {},
  "",
  "header",
  "header.payload",
  `header.${base64url("{}")}`,
  `.${base64url("{}")}.signature`,
  "header..signature",
  "header.&&&.signature",
  `header.${base64url("{")}.signature`,
  `header.${base64url("7")}.signature`,
])("%j is an invalid token", (token) => {
  expect(() => decodeToken(token)).toThrow(new Error("Invalid token specified"));
});

describe("a token's life", () => {
  test("lasts from its issue to its expiry", () => {
    expect(lifeOf(fakeToken({ iat: 100, exp: 1000 }))).toEqual({
      receivedAt: 100_000,
      expiresAt: 1_000_000,
      lifetime: 900_000,
    });
  });

  test("is assumed to be 15 s without an issue time", () => {
    expect(lifeOf(fakeToken({ exp: 1000 }))?.lifetime).toBe(15_000);
  });

  test.each([fakeToken({ iat: 100 }), "nonsense"])("of %s is unknown", (token) => {
    expect(lifeOf(token)).toBeNull();
  });
});
