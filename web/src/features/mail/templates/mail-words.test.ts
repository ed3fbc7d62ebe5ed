import { expect, test } from "vitest";
import { linedUp, recipientWords, templateWord } from "./mail-words.ts";

test("people are called by what they are to the order, addresses by themselves", () => {
  expect(recipientWords(["preferredContact", null, "front@example.com"])).toBe("Preferred contact, front@example.com");
});

test("a template's key reads like a name", () => {
  expect(templateWord("estimate-sent")).toBe("Estimate sent");
});

test("every paragraph begins in a line of its own, once", () => {
  const lined = linedUp("<p>Hello</p><ul><li>One</li></ul><p>Bye</p>");

  expect(lined).toBe("<p>Hello</p>\n<ul><li>One</li></ul>\n<p>Bye</p>");
  expect(linedUp(lined)).toBe(lined);
});
