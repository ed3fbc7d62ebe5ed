import { expect, test } from "vitest";
import { textIn } from "./text-in.ts";

test.each([
  ["en", "Hello Carla,"],
  ["fr", "Bonjour Carla,"],
] as const)("a letter in %s greets in its language", (language, greeting) => {
  expect(textIn(language, "letters.greeting", { name: "Carla" })).toBe(greeting);
});

test("an Arabic letter is Arabic", () => {
  expect(textIn("ar", "letters.passwordResetSubject")).toMatch(/\p{Script=Arabic}/u);
});
