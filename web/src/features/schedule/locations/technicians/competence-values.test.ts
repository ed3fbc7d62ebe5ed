import { expect, test } from "vitest";
import { changedCompetences, competenceValues, countHeld } from "./competence-values.ts";

const types = [
  { typeKey: "CAL-FRAD", name: "Front radar" },
  { typeKey: "CAL-SVM", name: "Surround view" },
  { typeKey: "CAL-HUD", name: "Head-up display" },
  { typeKey: "CAL-NV", name: "Night vision" },
];
const held = new Map([
  ["CAL-FRAD", "2026-05-01"],
  ["CAL-SVM", "2026-05-20"],
  ["CAL-HUD", null],
]);

test("expired certificates do not count, those that expire soon still do", () => {
  expect(countHeld(held, types, "2026-05-04")).toEqual({ counting: 2, expired: 1, endsSoon: 1 });
});

test("an untouched form sends no changes", () => {
  expect(changedCompetences(held, competenceValues(held, types))).toEqual({ kept: [], ended: [] });
});

test("only differences are sent: renewed, added, ended, and one without expiry", () => {
  const rows = [
    { typeKey: "CAL-FRAD", isHeld: true, expiresOn: "2028-05-01" },
    { typeKey: "CAL-SVM", isHeld: true, expiresOn: "" },
    { typeKey: "CAL-HUD", isHeld: false, expiresOn: "" },
    { typeKey: "CAL-NV", isHeld: true, expiresOn: "" },
  ];

  expect(changedCompetences(held, { rows })).toEqual({
    kept: [
      { typeKey: "CAL-FRAD", expiresOn: "2028-05-01" },
      { typeKey: "CAL-SVM", expiresOn: null },
      { typeKey: "CAL-NV", expiresOn: null },
    ],
    ended: ["CAL-HUD"],
  });
});
