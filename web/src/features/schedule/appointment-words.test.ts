import { expect, test } from "vitest";
import { displacedWords, learnedWords, movedWords } from "./appointment-words.ts";

test("the source of a duration is stated with both figures", () => {
  const learned = { typeName: "Rear camera calibration", minutes: 60, catalogueMinutes: 45, appointments: 8 };

  expect(learnedWords(learned)).toBe(
    "Rear camera calibration usually takes 60 minutes with us (8 appointments; catalog 45).",
  );
});

test.each([
  [1, "1 appointment cannot take place as planned.", "1 appointment moved. The customer gets an email."],
  [12, "12 appointments cannot take place as planned.", "12 appointments moved. The customers get an email."],
])("%i displaced appointments are counted in words", (count, displaced, moved) => {
  expect([displacedWords(count), movedWords(count)]).toEqual([displaced, moved]);
});
