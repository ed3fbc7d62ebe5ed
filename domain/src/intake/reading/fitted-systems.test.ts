import { expect, test } from "vitest";
import { fittedSystems } from "./fitted-systems.ts";
import { readText } from "./read-document.ts";

const told = (...lines: string[]) =>
  Object.fromEntries(
    fittedSystems(readText(lines.map((text) => ({ page: 1, text })))).map(({ system, isFitted }) => [system, isFitted]),
  );

test("printed equipment is fitted", () => {
  expect(
    told("BLIND SPOT DETECTION   PARKING SENSORS   BACKUP CAMERA", "INTELLIGENT CRUISE", "LANE DEPARTURE WARNING"),
  ).toEqual({
    rearCornerRadar: true,
    parkSensors: true,
    rearCamera: true,
    frontRadar: true,
    frontCamera: true,
  });
});

test("what a part comes without is not fitted", () => {
  expect(told("1 REAR BUMPER", "2 Repl Bumper cover w/park sensor, w/o surround view 5211906X 1 410.00")).toEqual({
    parkSensors: true,
    surroundView: false,
  });
});

test("equipment that is not printed is not known", () => {
  expect(told("POWER WINDOWS   FM RADIO", "1 HOOD", "2 Repl Hood w/o emblem")).toEqual({});
});

test("what is deleted, contradicted, or of one end of the car alone says nothing", () => {
  expect(told("Deleted Items", "2 Repl RT Mirror w/o blind spot 1 200.00")).toEqual({});
  expect(told("2 Repl RT Mirror w/o blind spot 1 200.00", "3 Repl LT Mirror w/blind spot 1 200.00")).toEqual({});
  expect(told("1 FRONT BUMPER", "2 Repl Bumper cover w/o park sensors 5211906X 1 410.00")).toEqual({});
});

test.each([
  "NO BACKUP CAMERA",
  "PARKING SENSORS (DELETE)",
  "LANE DEPARTURE WARNING: NOT EQUIPPED",
  "SURROUND SOUND",
  "BOSE 360 WATT",
])("%j fits nothing", (option) => {
  expect(told(option)).toEqual({});
});

test("boxes to tick, and what is said of any vehicle", () => {
  expect(told("[X] Backup camera  [ ] Blind spot detection  [X] 360 camera")).toEqual({
    rearCamera: true,
    surroundView: true,
  });
  expect(told("360 CAMERA   PARKING SENSORS (IF EQUIPPED)")).toEqual({ surroundView: true });
  expect(told("2 Repl RT Mirror w/blind spot if equipped 1 200.00")).toEqual({});
});
