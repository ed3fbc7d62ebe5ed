import { expect, test } from "vitest";
import { lengthWords, noSlotWords } from "./no-slot-words.ts";

test("why there is no free time is a sentence, also for a reason that came later", () => {
  expect([noSlotWords({ reason: "fullyBooked" }), noSlotWords({ reason: "unheardOf" })]).toEqual([
    "Everything is booked.",
    "There is no available time.",
  ]);
});

test("a facility without the right bay says what is missing", () => {
  expect(noSlotWords({ reason: "noBay", lacks: ["surround", "alignmentRack"] })).toBe(
    "No bay here can do this work. It needs one with: 360° space, Alignment rack.",
  );
});

test.each([
  [45, "45 min"],
  [60, "1 h"],
  [680, "11 h 20 min"],
])("%i minutes are %s", (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words);
});
