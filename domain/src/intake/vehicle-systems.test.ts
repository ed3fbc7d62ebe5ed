import { expect, test } from "vitest";
import { knownSystems, type SaidOfSystems } from "./vehicle-systems.ts";

const nothing: SaidOfSystems = { stated: {}, calibrated: [], papers: [], features: [] };
const known = (said: Partial<SaidOfSystems>) =>
  knownSystems({ ...nothing, ...said }).map(({ system, isFitted, source }) => [system, isFitted, source]);
const paper = (system: string, isFitted: boolean) => ({ system, isFitted, quote: `w/o ${system}` });

test("each source says what it knows", () => {
  expect(
    known({
      stated: { headUpDisplay: false },
      calibrated: ["CAL-FCAM-S", "CAL-FCAM-D"],
      papers: [paper("surroundView", false)],
      features: ["Blind Spot Warning (BSW)", "Keyless ignition"],
    }),
  ).toEqual([
    ["headUpDisplay", false, "person"],
    ["frontCamera", true, "visit"],
    ["surroundView", false, "paper"],
    ["rearCornerRadar", true, "vin"],
  ]);
});

test("a person's word counts more than a visit, a visit more than a paper, a paper more than the VIN", () => {
  const said = { papers: [paper("rearCornerRadar", false)], features: ["Blind spot monitor"] };

  expect(known(said)).toEqual([["rearCornerRadar", false, "paper"]]);
  expect(known({ ...said, calibrated: ["CAL-RCRN"] })).toEqual([["rearCornerRadar", true, "visit"]]);
  expect(known({ ...said, calibrated: ["CAL-RCRN"], stated: { rearCornerRadar: false } })).toEqual([
    ["rearCornerRadar", false, "person"],
  ]);
});

test("papers that contradict one another say nothing, and the next source is asked", () => {
  const papers = [paper("rearCornerRadar", true), paper("rearCornerRadar", false)];

  expect(known({ papers })).toEqual([]);
  expect(known({ papers, features: ["Blind spot monitor"] })).toEqual([["rearCornerRadar", true, "vin"]]);
});
