import type { core } from "zod/mini";
import { regexes, safeParse } from "zod/mini";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { credentialsProblem, emailPattern, isEmail, isMfaTicket, isPassword, isPhoneNumber } from "./credentials.ts";
import { emailSchema, mfaTicketSchema, passwordSchema, phoneNumberSchema } from "./credentials-schema.ts";

const messages = (schema: core.$ZodType, value: unknown) =>
  safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe("e-mail", () => {
  test.each(["ada@boresight.example", "tom.smith+shop@mail.example.co", "o'neil@example.com"])(
    "%s is accepted",
    (email) => {
      expect(messages(emailSchema, email)).toEqual([]);
    },
  );

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

test("an email is what zod takes for one", () => {
  expect(emailPattern.source).toBe(regexes.email.source.replaceAll(String.raw`\-]`, "-]"));
});
