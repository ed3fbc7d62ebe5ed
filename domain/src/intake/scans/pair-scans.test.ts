import { expect, test } from "vitest";
import { growth } from "../../../test/growth.ts";
import { codesNow, moduleKey, objectionTo, objectionsTo, pairScans, type OrderScan } from "./pair-scans.ts";
import type { CodeState, ScanReport } from "./scan-report.ts";

const vin = "4T1G11AK2MU990001";
type Code = readonly [module: string, code: string, state: CodeState];
const report = (codes: readonly Code[], values: Partial<ScanReport> = {}): ScanReport => ({
  layout: "Autel",
  phase: null,
  vin,
  tool: null,
  serialNumber: null,
  softwareVersion: null,
  scannedAt: "2026-05-04T09:12",
  modules: [],
  codes: codes.map(([module, code, state]) => ({ module, code, state, description: "", page: 1 })),
  ...values,
});
const scan = (phase: OrderScan["phase"], codes: readonly Code[], values: Partial<ScanReport> = {}): OrderScan => ({
  fileId: phase,
  fileName: `${phase}.pdf`,
  phase,
  isPartial: false,
  report: report(codes, values),
});
const outcomes = (...scans: readonly OrderScan[]) =>
  Object.fromEntries(pairScans(scans).map(({ code, outcome }) => [code, outcome]));
const ok = (...names: readonly string[]) => names.map((name) => ({ name, state: "ok" as const }));

test("codes are cleared, remain or are new after the work", () => {
  const pre = scan("pre", [
    ["Front Camera (FRC)", "C1A67", "current"],
    ["ABS", "C0035", "stored"],
  ]);
  const post = scan(
    "post",
    [
      ["Anti-lock brakes (ABS)", "C0035", "current"],
      ["Gateway", "U0100", "stored"],
    ],
    { modules: ok("Front recognition camera (FRC)", "Gateway") },
  );

  expect(outcomes(pre, post)).toEqual({ C1A67: "cleared", C0035: "remains", U0100: "new" });
});

test("what the last scan did not look at is not called cleared", () => {
  const pre = scan("pre", [
    ["Front radar", "C1A10", "current"],
    ["ABS", "C0035", "current"],
  ]);
  const modules = [...ok("Engine"), { name: "ABS", state: "noAnswer" as const }];

  expect(outcomes(pre, scan("post", [], { modules }))).toEqual({ C1A10: "notScanned", C0035: "notScanned" });
});

test("a report without modules says of all codes that they are gone", () => {
  expect(outcomes(scan("pre", [["ABS", "C0035", "current"]]), scan("post", []))).toEqual({ C0035: "cleared" });
});

test("a code is new only where a scan before the work looked for it", () => {
  const post = scan("post", [["ABS", "C0035", "current"]]);
  const pre = (modules: ScanReport["modules"], isPartial = false) => ({ ...scan("pre", [], { modules }), isPartial });

  expect(outcomes(post)).toEqual({ C0035: "remains" });
  expect(outcomes(pre(ok("Engine")), post)).toEqual({ C0035: "remains" });
  expect(outcomes(pre(ok("Engine"), true), post)).toEqual({ C0035: "remains" });
  expect(outcomes(pre([{ name: "ABS", state: "noAnswer" }]), post)).toEqual({ C0035: "remains" });
  expect(outcomes(pre(ok("ABS")), post)).toEqual({ C0035: "new" });
});

test("a code that was erased and is back remains, and one that another scan found since is not cleared", () => {
  const pre = scan("pre", [["ABS", "C0035", "cleared"]]);

  expect(outcomes(pre, scan("post", [["ABS", "C0035", "current"]]))).toEqual({ C0035: "remains" });
  expect(outcomes(pre, scan("inProcess", [["ABS", "C0035", "current"]]))).toEqual({ C0035: "open" });
});

test("a code under another name of its module is neither cleared nor new", () => {
  const pre = scan("pre", [["Anti-lock brakes", "C0035", "current"]]);

  expect(pairScans([pre, scan("post", [["ABS", "C0035", "current"]])]).map(({ outcome }) => outcome)).toEqual([
    "notScanned",
    "remains",
  ]);
});

test("what further pages of the last scan may say is not called cleared", () => {
  const pre = scan("pre", [
    ["ABS", "C0035", "current"],
    ["Engine", "P0100", "current"],
    ["", "U0100", "current"],
  ]);
  const modules = [...ok("Engine"), { name: "ABS", state: "faults" as const }];
  const post = { ...scan("post", [["ABS", "C0040", "current"]], { modules }), isPartial: true };

  expect(outcomes(pre, post)).toEqual({ C0035: "notScanned", P0100: "cleared", U0100: "notScanned", C0040: "new" });
});

test("without a scan after the work a code is open, unless a report says that it was erased", () => {
  const pre = scan("pre", [
    ["ABS", "C0035", "current"],
    ["ABS", "C0040", "cleared"],
  ]);

  expect(outcomes(pre)).toEqual({ C0035: "open", C0040: "cleared" });
});

test("of two scans of a phase the later counts, and the same code of two modules is two", () => {
  const first = scan("post", [["ABS", "C0035", "current"]]);
  const pre = scan("pre", [
    ["ABS", "U0100", "stored"],
    ["Gateway", "U0100", "stored"],
  ]);

  expect(outcomes(scan("pre", [["ABS", "C0035", "current"]]), first, scan("post", []))).toEqual({ C0035: "cleared" });
  expect(pairScans([pre])).toHaveLength(2);
});

const order = { vin, openedOn: "2026-05-10", today: "2026-05-20" };

test.each([
  ["another vehicle's", { vin: "1HGCM82633A004352" }, "otherVehicle"],
  ["of the same vehicle a year ago", { scannedAt: "2025-05-04T09:12" }, "oldScan"],
  ["of a clock that runs ahead", { scannedAt: "2026-05-22T09:12" }, "scannedLater"],
  ["that calls itself another scan", { phase: "post" }, "otherPhase"],
  ["of weeks before the order", { scannedAt: "2026-03-15" }, null],
  ["without a VIN and a time", { vin: null, scannedAt: null }, null],
  ["that says which scan it is", { phase: "pre" }, null],
] as const)("a report %s", (_which, values, objection) => {
  expect(objectionTo(scan("pre", [], values), order)).toBe(objection);
});

test.each([
  ["days before", "2026-05-04T09:12", {}, "beforeWork"],
  ["hours before, by the same tool", "2026-05-06T07:00", { serialNumber: "CDA1" }, "beforeWork"],
  ["hours before, by a tool in another zone", "2026-05-06T07:00", { serialNumber: "CDA2" }, null],
  ["an hour before, when the clock was set back", "2026-05-06T08:20", { serialNumber: "CDA1" }, null],
  ["after", "2026-05-06T15:40", { serialNumber: "CDA1" }, null],
  ["at a time that it does not say", null, { serialNumber: "CDA1" }, null],
] as const)("a scan after the work that was made %s the one before it", (_when, scannedAt, values, objection) => {
  const pre = scan("pre", [], { scannedAt: "2026-05-06T09:12", serialNumber: "CDA1" });
  const later = scan("pre", [], { scannedAt: "2026-05-12T09:12", serialNumber: "CDA1" });

  expect(objectionsTo([later, pre, scan("post", [], { scannedAt, ...values })], order)).toEqual([
    null,
    null,
    objection,
  ]);
});

test("a scan that does not count makes none too early", () => {
  const pre = scan("pre", [], { scannedAt: "2026-05-12", vin: "1HGCM82633A004352" });

  expect(objectionsTo([pre, scan("post", [])], order)).toEqual(["otherVehicle", null]);
});

test("what may block a calibration is what the latest scan does not call gone", () => {
  const pre = scan("pre", [["ABS", "C0035", "current"]]);
  const inProcess = scan("inProcess", [
    ["ABS", "C0040", "pending"],
    ["ABS", "C0041", "stored"],
    ["ABS", "C0042", "unknown"],
  ]);

  expect(codesNow([pre, inProcess]).map(({ code }) => code)).toEqual(["C0040", "C0042"]);
  expect(codesNow([])).toEqual([]);
});

test.each([
  ["Anti-Lock Brake System (ABS)", "abs"],
  ["03 ABS Brakes", "absbrakes"],
  ["Front camera", "frontcamera"],
])("the module %s is known by %s", (name, key) => {
  expect(moduleKey(name)).toBe(key);
});

const manyCodes = (size: number): Code[] =>
  Array.from({ length: size }, (_one, index) => [`Module ${index % 50}`, `C${index}`, "current"] as const);

const pairMany = (size: number) => pairScans([scan("pre", manyCodes(size)), scan("post", manyCodes(size))]);

test("pairing takes no longer than the number of codes says", () => {
  expect(growth(pairMany, 500)).toBeLessThan(2.5);
});
