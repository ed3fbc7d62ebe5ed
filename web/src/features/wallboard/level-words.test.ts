import { expect, test } from "vitest";
import { levelWords } from "./level-words.ts";

const saturday = new Date("2026-11-21T18:01:00-07:00");
const card = {
  statusChangedAt: "2026-11-21T16:00:00-07:00",
  statusDueAt: "2026-11-23T09:00:00-07:00",
  promisedAt: null,
};

test.each([
  ["a promise that was broken", { promisedAt: "2026-11-21T10:38:00-07:00" }, "Promise missed 7 h"],
  ["what is due after the weekend", {}, "due Mon 9:00 AM"],
  ["what is due today", { statusDueAt: "2026-11-21T19:30:00-07:00" }, "1 h left"],
  ["what is late", { statusDueAt: "2026-11-21T16:30:00-07:00" }, "1 h late"],
  ["what has no time", { statusDueAt: null }, "2 h here"],
])("%s is described", (_case, values, words) => {
  expect(levelWords({ ...card, ...values }, saturday, "America/Denver")).toBe(words);
});
