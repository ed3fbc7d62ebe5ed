import { expect, test } from "vitest";
import { competencesSchema, competenceState } from "./competence.ts";

test.each([
  ["2026-05-03", "expired"],
  ["2026-05-04", "endsSoon"],
  ["2026-06-03", "endsSoon"],
  ["2026-06-04", "valid"],
  [null, "valid"],
])("on May 4 a certificate until %s is %s", (expiresOn, state) => {
  expect(competenceState(expiresOn, "2026-05-04")).toBe(state);
});

const userId = "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11";

test("a calibration is named once: kept or ended", () => {
  const parsed = competencesSchema.safeParse({ userId, kept: [{ typeKey: "CAL-FRAD" }], ended: ["CAL-FRAD"] });

  expect(parsed.error?.issues).toMatchObject([{ path: ["kept"], message: "A calibration is named twice" }]);
});

test("a day that is none is told where it stands", () => {
  const parsed = competencesSchema.safeParse({ userId, kept: [{ typeKey: "CAL-FRAD", expiresOn: "2026-02-30" }] });

  expect(parsed.error?.issues).toMatchObject([{ path: ["kept", 0, "expiresOn"] }]);
});
