import { expect, test } from "vitest";
import { isNavigation } from "./is-navigation.ts";

test.each([
  ["Chrome", { "sec-fetch-mode": "navigate", accept: "text/html,application/xhtml+xml,image/avif,*/*;q=0.8" }],
  ["Safari of old", { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" }],
  ["Internet Explorer and Outlook", { accept: "text/html, application/xhtml+xml, */*" }],
  ["a scanner that acts like a browser", { accept: "text/html;q=0.9, */*;q=0.5" }],
  ["a browser that hides what it accepts", { "sec-fetch-mode": "navigate", accept: "*/*" }],
  ["a scanner in capitals", { accept: "TEXT/HTML" }],
])("%s opens a page", (_name, headers) => {
  expect(isNavigation(headers)).toBe(true);
});

test.each([
  ["that accepts anything", { accept: "*/*" }],
  ["that says nothing", {}],
  ["that prefers JSON", { accept: "application/json, text/html;q=0.5" }],
  ["that refuses pages", { accept: "text/html;q=0" }],
  ["that writes nonsense", { accept: "text/html;q=much, ,;" }],
  ["that is a script of a page", { "sec-fetch-mode": "cors", accept: "*/*" }],
])("a program %s opens none", (_name, headers) => {
  expect(isNavigation(headers)).toBe(false);
});
