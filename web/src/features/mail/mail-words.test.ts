import { expect, test } from "vitest";
import { linedUp, recipientWords, templateWord } from "./mail-words.ts";

test("recipients are named by their role, addresses as they are", () => {
  expect(recipientWords(["preferredContact", null, "front@example.com"])).toBe("Preferred contact, front@example.com");
});

test("a template's key is shown as a name", () => {
  expect(templateWord("estimate-sent")).toBe("Estimate sent");
  expect(templateWord("order-received")).toBe("Request received");
});

test("every paragraph starts on a line of its own, once", () => {
  const lined = linedUp("<p>Hello</p><ul><li>One</li></ul><p>Bye</p>");

  expect(lined).toBe("<p>Hello</p>\n<ul><li>One</li></ul>\n<p>Bye</p>");
  expect(linedUp(lined)).toBe(lined);
});
