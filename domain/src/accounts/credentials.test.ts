import type { core } from "zod/mini";
import { regexes, safeParse } from "zod/mini";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailPattern } from "#base/email-pattern.ts";
import { credentialsProblem, isEmail, isMfaTicket, isPassword, isPhoneNumber } from "./credentials.ts";
import { emailSchema, mfaTicketSchema, passwordSchema, phoneNumberSchema } from "./credentials-schema.ts";

const messages = (schema: core.$ZodType, value: unknown) =>
  safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe("e-mail", () => {
  test.each([
    "ada@boresight.example",
    "tom.smith+shop@mail.example.co",
    "o'neil@example.com",
    "parts&service@dealer.example",
    "a=b@example.com",
    "a#b@example.com",
    "info@müller.example",
    "josé@example.com",
    "x@xn--e1afmkfd.xn--p1ai",
    "почта@пример.рф",
    "x@1and1.example",
  ])("%s is accepted", (email) => {
    expect(messages(emailSchema, email)).toEqual([]);
  });

  test("with an accent is the same however the accent is typed", () => {
    expect(emailSchema.parse("jose\u0301@example.com")).toBe("josé@example.com");
  });

  test("is kept in lower case and without spaces around it", () => {
    expect(emailSchema.parse("  Ada@Boresight.Example ")).toBe("ada@boresight.example");
  });

  test.each([
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "a b@example.com",
    "a@x-.com",
    "a@-x.com",
    "a@x..com",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a@example.c",
    "a@example.c0m",
    "a,b@example.com",
    "Al Pine <al@example.com>",
    "a@b@example.com",
    "a\u200B@example.com",
    `${"a".repeat(250)}@example.com`,
    7,
    null,
  ])("%j is refused once, in the binding words", (email) => {
    expect(messages(emailSchema, email)).toEqual(["Email is incorrectly formatted"]);
  });
});

describe("password", () => {
  test.each(["abc", "   ", "p".repeat(128)])("%j is accepted as typed", (password) => {
    expect(passwordSchema.parse(password)).toBe(password);
  });

  test.each(["", "ab", "p".repeat(1025), undefined])("%j is refused in the binding words", (password) => {
    expect(messages(passwordSchema, password)).toEqual(["Password is incorrectly formatted"]);
  });
});

describe("phone number", () => {
  test("any text will do", () => {
    expect(phoneNumberSchema.parse(" +1 555 0100 ")).toBe("+1 555 0100");
  });

  test.each(["", "   ", null])("%j is refused in the binding words", (phone) => {
    expect(messages(phoneNumberSchema, phone)).toEqual(["Phone number is incorrectly formatted"]);
  });
});

describe("MFA ticket", () => {
  test("is the prefix and a UUID", () => {
    expect(messages(mfaTicketSchema, "mfaTotp:3f2b8f0e-6a57-4c7c-9f43-0f6a3d1f5b11")).toEqual([]);
  });

  test.each([undefined, null, ""])("%j counts as missing", (ticket) => {
    expect(messages(mfaTicketSchema, ticket)).toEqual(["No MFA ticket has been provided"]);
  });

  test.each([
    "mfaTotp:",
    "mfaTotp:123",
    "3f2b8f0e-6a57-4c7c-9f43-0f6a3d1f5b11",
    "other:3f2b8f0e-6a57-4c7c-9f43-0f6a3d1f5b11",
    7,
  ])("%j is invalid", (ticket) => {
    expect(messages(mfaTicketSchema, ticket)).toEqual(["MFA ticket is invalid"]);
  });
});

test.each([
  { email: "ada@example.com", password: "secret", problem: null },
  { email: "ada", password: "no", problem: "invalid-email" },
  { email: "ada@example.com", password: "no", problem: "invalid-password" },
])("of $email and $password the first problem is $problem", ({ problem, ...credentials }) => {
  expect(credentialsProblem(credentials)).toBe(problem);
});

const typed = fc.oneof(
  fc.string(),
  fc.emailAddress(),
  fc.emailAddress().map((email) => `  ${email.toUpperCase()} `),
  fc.string({ unit: fc.constantFrom("a", "A", "K", ".", "-", "@", "x.co", "'", "+", " "), maxLength: 12 }),
  fc.uuid().map((id) => `mfaTotp:${id}`),
  fc.integer({ min: 0, max: 1100 }).map((length) => "p".repeat(length)),
);

test.each([
  ["email", isEmail, emailSchema],
  ["password", isPassword, passwordSchema],
  ["phone number", isPhoneNumber, phoneNumberSchema],
  ["MFA ticket", isMfaTicket, mfaTicketSchema],
] as const)("the sign-in page accepts each %s that the server accepts, and no other", (_what, isOne, schema) => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(isOne(text)).toBe(schema.safeParse(text).success);
    }),
    { numRuns: 1000 },
  );
});

test("every email that zod takes for one is one, unless a part of its domain ends in a hyphen", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const isKnown = regexes.email.test(text) && !text.includes("-.");
      expect(!isKnown || emailPattern.test(text)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
