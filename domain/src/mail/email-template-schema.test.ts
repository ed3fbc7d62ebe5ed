import { expect, test } from "vitest";
import { changedMailTemplateSchema, changedMailTextSchema } from "./email-template-schema.ts";
import { parseInput } from "#base/problems.ts";

const id = "0b9d2f6e-8f0c-4a53-9c39-6a1d0e5f7a10";
const text = { id, version: 1, subject: " Your  {{vehicle.vehicleDescription}} ", bodyHtml: " <p>Hello</p> " };

test("a text is trimmed", () => {
  expect(parseInput(changedMailTextSchema, text)).toEqual({
    ...text,
    subject: "Your {{vehicle.vehicleDescription}}",
    bodyHtml: "<p>Hello</p>",
  });
});

test.each([
  [{ subject: "" }, "subject", "Enter the subject"],
  [{ subject: "x".repeat(201) }, "subject", "The subject can have at most 200 characters"],
  [{ subject: "{{order.nmber}}" }, "subject", 'There is no variable "order.nmber". Did you mean order.poNumber?'],
  [{ bodyHtml: "x".repeat(100_001) }, "bodyHtml", "The text can have at most 100,000 characters"],
  [{ bodyHtml: "<p> </p><br>" }, "bodyHtml", "Enter the text of the email"],
  [{ bodyHtml: "<p>{{#if order.url}}</p>" }, "bodyHtml", "{{#if}} is never closed: add {{/if}}"],
])("%j is refused", (values, field, message) => {
  const parse = () => parseInput(changedMailTextSchema, { ...text, ...values });

  expect(parse).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ fields: [expect.objectContaining({ field, message })] }),
    }),
  );
});

test("recipients are people of the order or written addresses, each once", () => {
  const change = { id, enabled: true, recipients: ["customer", "customer", "boss@example.com"] };

  expect(parseInput(changedMailTemplateSchema, change).recipients).toEqual(["customer", "boss@example.com"]);
  expect(() => parseInput(changedMailTemplateSchema, { ...change, recipients: ["everybody"] })).toThrow(
    "Choose recipients, or enter an email address",
  );
  expect(() => parseInput(changedMailTemplateSchema, { ...change, recipients: [] })).toThrow("Choose recipients");
});
