import { describe, expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { proveLines, type ChargedLine, type ProofFacts, type ProvenCalibration } from "./line-proof.ts";

const line: ChargedLine = {
  id: "l1",
  typeKey: "CAL-FCAM-S",
  category: "calibration",
  description: "Front camera",
  reason: "",
  calibrationId: "c1",
  totalPrice: cents(35_000),
};

const camera: ProvenCalibration = {
  id: "c1",
  typeKey: "CAL-FCAM-S",
  name: "Front camera, static",
  trigger: "Windshield replaced",
  requirementSource: "TSB 21-077",
  ruleSource: null,
  result: "passed",
  attempt: {
    number: 2,
    endedAt: "2026-05-20T17:00:00Z",
    tool: "MaxiSys",
    technician: "Tom",
    madeWith: {
      tool: {
        name: "MaxiSys Ultra",
        maker: "Autel",
        model: "",
        serialNumber: "AU1",
        softwareVersion: "7.02",
        certifiedOn: null,
        expiresOn: null,
        certificateFileId: null,
        certificateSha256: null,
      },
      target: null,
      technician: { name: "Tom", firstName: "Tom", lastName: "Becker", credential: null },
      procedure: { source: "TSB 21-077", rule: null },
      place: { facility: null, address: "", isMobile: false },
    },
  },
};

const facts: ProofFacts = {
  calibrations: [camera],
  operations: [
    {
      typeKey: "CAL-FCAM-SD",
      reason: "Windshield",
      source: "Maker",
      quote: "14 Repl Windshield",
      fileId: "f1",
      page: 2,
    },
  ],
  checks: { met: 12, all: 12 },
  scans: [
    { link: "preScan", fileId: "f2", name: "MaxiSys", codeCount: 3 },
    { link: "postScan", fileId: "f3", name: "post.jpg", codeCount: null },
  ],
  alignmentSheets: [],
  transports: [],
  certificate: "C-100245",
};

const prove = (given: Partial<ChargedLine>, more: Partial<ProofFacts> = {}) => {
  const [proof] = proveLines([{ ...line, ...given }], { ...facts, ...more });
  return proof ?? expect.unreachable();
};
const calibrated = (change: Partial<ProvenCalibration>) => ({ calibrations: [{ ...camera, ...change }] });

test("a calibration is followed from its certificate back to the line of the estimate", () => {
  const { proofs, missing } = prove({});

  expect(missing).toEqual([]);
  expect(proofs).toEqual([
    { link: "calibration", value: "Front camera, static" },
    { link: "reason", value: "Windshield replaced" },
    { link: "source", value: "TSB 21-077" },
    { link: "operation", value: "14 Repl Windshield", fileId: "f1", page: 2 },
    { link: "readiness", value: "12/12" },
    { link: "attempt", value: "#2", at: "2026-05-20T17:00:00Z" },
    { link: "tool", value: "MaxiSys Ultra · AU1 · 7.02" },
    { link: "technician", value: "Tom Becker" },
    { link: "preScan", value: "MaxiSys · 3 DTC", fileId: "f2" },
    { link: "postScan", value: "post.jpg", fileId: "f3" },
    { link: "certificate", value: "C-100245" },
  ]);
});

describe("what is not there is named", () => {
  test.each<[string, Partial<ChargedLine>, Partial<ProofFacts>, readonly string[]]>([
    ["no calibration at all", {}, { calibrations: [] }, ["calibration"]],
    [
      "no procedure",
      {},
      { ...calibrated({ requirementSource: "", attempt: null, result: "pending" }), operations: [] },
      ["source", "operation", "attempt", "tool", "technician"],
    ],
    ["no paper that speaks of it", {}, { operations: [] }, ["operation"]],
    ["a check that failed", {}, { checks: { met: 11, all: 12 } }, ["readiness"]],
    ["no checks", {}, { checks: { met: 0, all: 0 } }, ["readiness"]],
    ["a calibration that failed", {}, calibrated({ result: "failed" }), ["attempt", "tool", "technician"]],
    [
      "one that was found not to be required",
      {},
      calibrated({ result: "notRequired" }),
      ["attempt", "tool", "technician"],
    ],
    ["no attempt on record", {}, calibrated({ attempt: null }), ["attempt", "tool", "technician"]],
    ["no scans", {}, { scans: [] }, ["preScan", "postScan"]],
    ["no certificate", {}, { certificate: null }, ["certificate"]],
    [
      "a scan that was billed twice as what it was not",
      { typeKey: "SCAN-INP", category: "scan" },
      {},
      ["inProcessScan"],
    ],
    ["an alignment", { typeKey: "ALN-4W", category: "alignment", calibrationId: null }, {}, ["reason", "alignment"]],
    ["a tow", { typeKey: "TOW-BASE", category: "transport", calibrationId: null }, {}, ["transport"]],
    ["a fee without a word", { typeKey: "FEE-RUSH", category: "fee", calibrationId: null }, {}, ["reason"]],
  ])("of %s", (_what, given, more, missing) => {
    expect(prove(given, more).missing).toEqual(missing);
  });
});

test.each<[string, Partial<ChargedLine>]>([
  ["that charges nothing", { totalPrice: cents(0) }],
  ["that takes something off", { totalPrice: cents(-500), category: "adjustment", typeKey: "RWD" }],
])("a line %s needs no proof", (_what, given) => {
  expect(prove(given, { calibrations: [] })).toEqual({ lineItemId: "l1", proofs: [], missing: [] });
});

test("a line that names no calibration rests on the order's own of its system", () => {
  expect(prove({ calibrationId: null, typeKey: "CAL-FCAM-D" }).missing).toEqual([]);
  expect(prove({ calibrationId: null, typeKey: "CAL-FRAD" }).missing).toEqual(["calibration"]);
});

test("of an attempt of before its details were recorded the names alone are said", () => {
  const attempt = camera.attempt && { ...camera.attempt, madeWith: null };
  const { proofs, missing } = prove({}, calibrated({ attempt }));

  expect(missing).toEqual([]);
  expect(proofs).toContainEqual({ link: "tool", value: "MaxiSys" });
  expect(proofs).toContainEqual({ link: "technician", value: "Tom" });
});

test("an alignment, a trip and a fee are proven by their sheet, their receipt and their reason", () => {
  const sheet = { alignmentSheets: [{ fileId: "f4", name: "sheet.pdf" }] };
  expect(prove({ typeKey: "ALN-4W", category: "alignment", reason: "Toe out of range" }, sheet).missing).toEqual([]);
  const trip = { transports: [{ fileId: "f5", name: "tow.pdf" }] };
  expect(prove({ typeKey: "TOW-BASE", category: "transport" }, trip).proofs).toEqual([
    { link: "transport", value: "tow.pdf", fileId: "f5" },
  ]);
  expect(prove({ typeKey: "FEE-RUSH", category: "fee", reason: "Same day" }).missing).toEqual([]);
});
