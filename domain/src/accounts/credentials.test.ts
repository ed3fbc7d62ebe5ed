import type { core } from "zod/mini";
import { safeParse } from "zod/mini";
import { describe, expect, test } from "vitest";
import { credentialsProblem, emailSchema, mfaTicketSchema, passwordSchema, phoneNumberSchema } from "./credentials.ts";

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
