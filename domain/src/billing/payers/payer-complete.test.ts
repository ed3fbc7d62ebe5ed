import { expect, test } from "vitest";
import { payerComplete } from "./payer-complete.ts";
import { demandCatalogue, demandKeys, demandWord, type DemandKey } from "./payer-demands.ts";
import type { PayerAttempt, PayerFacts, PayerFile } from "./payer-facts.ts";

const vin = "4T1G11AK2MU990001";

const file = (values: Partial<PayerFile>): PayerFile => ({
  id: "f",
  name: "photo.jpg",
  kind: "vehiclePhoto",
  isObjected: false,
  mimeType: "image/jpeg",
  sha256: null,
  signerName: null,
  ...values,
});

const attempt: PayerAttempt = {
  day: "2026-05-04",
  evidenceFileIds: [],
  madeWith: {
    tool: {
      name: "Autel MS909",
      maker: "Autel",
      model: "MS909",
      serialNumber: "SN-1",
      softwareVersion: "3.2",
      certifiedOn: "2026-01-01",
      expiresOn: "2026-05-04",
      certificateFileId: "cert",
      certificateSha256: null,
    },
    target: null,
    technician: {
      name: "Tom",
      firstName: "Tom",
      lastName: "Ramirez",
      credential: { id: "c", issuer: "ase", title: "L4", number: "", validFrom: null, expiresOn: null },
    },
    procedure: { source: "Toyota TIS RM1234", rule: null },
    place: { facility: "Denver", address: "", isMobile: false },
  },
};

const camera = { id: "k1", name: "Front camera", method: "static", result: "passed", passed: attempt } as const;

const nothing: PayerFacts = {
  order: {
    vinNumber: null,
    claimNumber: null,
    insurerName: null,
    odometerIn: null,
    odometerOut: null,
    poNumber: null,
    repairOrderNumber: null,
  },
  files: [],
  scans: [],
  codes: [],
  calibrations: [{ ...camera, result: "pending", passed: null }],
  estimate: null,
  certificate: null,
};

const scan = { fileId: "s1", phase: "pre", state: "read", objection: null, vin } as const;

const full: PayerFacts = {
  order: {
    vinNumber: vin,
    claimNumber: "C-1",
    insurerName: "State Farm",
    odometerIn: 41_000,
    odometerOut: 41_002,
    poNumber: "PO-1",
    repairOrderNumber: "RO-1",
  },
  files: [
    file({ id: "s1", name: "pre.pdf", kind: "preScan", mimeType: "application/pdf" }),
    file({ id: "s2", name: "post.pdf", kind: "postScan", mimeType: "application/pdf" }),
    file({ id: "r1", name: "report.pdf", kind: "calibrationReport", mimeType: "application/pdf" }),
    file({ id: "sig", kind: "signature", signerName: "Carla Ortiz" }),
    ...[
      "repairOrder",
      "requirement",
      "alignment",
      "vehiclePhoto",
      "vinPhoto",
      "odometerPhoto",
      "dashPhoto",
      "damagePhoto",
      "targetPhoto",
      "roadTest",
    ].map((kind) => file({ id: kind, kind })),
  ],
  scans: [scan, { ...scan, fileId: "s2", phase: "post" }],
  codes: [{ module: "ADAS", code: "C1A67", outcome: "cleared", page: 2 }],
  calibrations: [{ ...camera, method: "both" }],
  estimate: {
    number: "E-1",
    lines: [
      { typeKey: "CAL-FCAM-SD", category: "calibration", calibrationId: "k1" },
      { typeKey: "ALN-4W", category: "alignment", calibrationId: null },
    ],
  },
  certificate: { number: "C-1", fileId: null },
};

const check = (facts: PayerFacts, ...keys: readonly DemandKey[]) =>
  payerComplete(facts, { demands: keys.map((key) => ({ key })) });
const lacks = (facts: PayerFacts, ...keys: readonly DemandKey[]) =>
  check(facts, ...keys).missing.map(({ demand, lack, place }) => [demand, lack, place]);

test("an order with everything satisfies every demand, each with its evidence", () => {
  const { isComplete, evidence } = check(full, ...demandKeys);

  expect(isComplete).toBe(true);
  expect(new Set(evidence.map(({ demand }) => demand))).toEqual(new Set(demandKeys));
});

test("the evidence names file, page and field", () => {
  expect(check(full, "codesCleared", "procedure", "vinPhoto").evidence).toMatchObject([
    { demand: "codesCleared", fileId: "s2", fileName: "post.pdf", page: 2, value: "C1A67" },
    { demand: "procedure", calibration: "Front camera", fileId: null, value: "Toyota TIS RM1234" },
    { demand: "vinPhoto", fileId: "vinPhoto", page: 1, value: null },
  ]);
});

test("each demand has its own words", () => {
  expect(new Set(demandKeys.map(demandWord)).size).toBe(Object.keys(demandCatalogue).length);
});

test("the list of what is missing says one thing to do once", () => {
  expect(
    lacks(
      nothing,
      "codesCleared",
      "preScan",
      "postScan",
      "calibrationReport",
      "credential",
      "procedure",
      "toolCertificate",
    ),
  ).toEqual([
    ["preScan", "notThere", "documents"],
    ["postScan", "notThere", "documents"],
    ["calibrationReport", "noPassedAttempt", "work"],
  ]);
  expect(lacks(nothing, "approvedEstimate", "lineForCalibration")).toEqual([
    ["approvedEstimate", "noApprovedEstimate", "estimates"],
  ]);
});

const withScan = (values: object): PayerFacts => ({ ...full, scans: [{ ...scan, ...values }] });

test.each([
  ["of another vehicle", withScan({ objection: "otherVehicle", vin: "1" }), "doesNotCount"],
  ["that names no VIN", withScan({ vin: null }), "doesNotCount"],
  [
    "whose VIN was corrected on the order since",
    { ...full, order: { ...full.order, vinNumber: "5YJ3" } },
    "doesNotCount",
  ],
  ["of an order without a VIN", { ...full, order: { ...full.order, vinNumber: null } }, "doesNotCount"],
  ["that nobody could read", withScan({ state: "noText", vin: null }), "notRead"],
  ["that is not read yet", { ...full, scans: [] }, "notRead"],
] as const)("a pre-scan %s proves nothing", (_what, facts, lack) => {
  expect(lacks(facts as PayerFacts, "preScan")).toEqual([["preScan", lack, "documents"]]);
});

test("codes that remain, are new or were not looked for are not cleared", () => {
  const codes = (["cleared", "remains", "new", "notScanned"] as const).map((outcome) => ({
    module: "ADAS",
    code: "C1A67",
    page: 2,
    outcome,
  }));

  expect(check({ ...full, codes }, "codesCleared").missing).toMatchObject([{ lack: "codesRemain", count: 3 }]);
});

test("a picture that was uploaded twice is one", () => {
  const files = [file({ id: "a", sha256: "1" }), file({ id: "b", sha256: "1" }), file({ id: "c", sha256: "2" })];
  const four = payerComplete({ ...full, files }, { demands: [{ key: "vehiclePhoto", count: 4 }] });

  expect(four.missing).toMatchObject([{ demand: "vehiclePhoto", count: 2 }]);
});

const made = (values: object): PayerFacts => ({
  ...full,
  calibrations: [{ ...camera, passed: { ...attempt, madeWith: { ...attempt.madeWith!, ...values } } }],
});

test.each([
  ["toolCertificate", made({ tool: { ...attempt.madeWith!.tool!, expiresOn: "2026-05-03" } }), "notInDate"],
  ["toolCertificate", made({ tool: { ...attempt.madeWith!.tool!, certifiedOn: "2026-05-05" } }), "notInDate"],
  ["toolCertificate", made({ tool: null }), "notInDate"],
  ["credential", made({ technician: { ...attempt.madeWith!.technician!, credential: null } }), "empty"],
  ["technicianName", made({ technician: { ...attempt.madeWith!.technician!, lastName: " " } }), "empty"],
  ["procedure", made({ procedure: { source: " ", rule: null } }), "empty"],
  ["credential", { ...full, calibrations: [{ ...camera, passed: { ...attempt, madeWith: null } }] }, "notRecorded"],
  ["credential", { ...full, calibrations: [{ ...camera, result: "failed", passed: null }] }, "noPassedAttempt"],
] as const)("%s is judged by what was recorded then", (key, facts, lack) => {
  expect(lacks(facts, key)).toEqual([[key, lack, "work"]]);
});

test.each(["notRequired", "notPossible"] as const)("a calibration that is %s has nothing to prove", (result) => {
  const facts = { ...full, calibrations: [{ ...camera, result, passed: null }] };

  expect(check(facts, "calibrationReport", "credential", "lineForCalibration").isComplete).toBe(true);
});

test("a calibration that is billed and not listed has nothing that proves it, which is one thing to do", () => {
  const facts = { ...full, calibrations: [] };
  const asked = ["calibrationReport", "credential", "toolCertificate", "lineForCalibration"] as const;

  expect(lacks(facts, ...asked)).toEqual([["calibrationReport", "noPassedAttempt", "work"]]);
  for (const key of asked) expect(check(facts, key).isComplete).toBe(false);
  expect(check({ ...facts, estimate: { number: "E-1", lines: [] } }, ...asked).isComplete).toBe(true);
});

const objected = (facts: PayerFacts): PayerFacts => ({
  ...facts,
  files: facts.files.map((file) => ({ ...file, isObjected: true })),
});

const two = (fileIds: readonly string[]) => ({
  ...full,
  calibrations: ["k1", "k2"].map((id) => ({ ...camera, id, passed: { ...attempt, evidenceFileIds: fileIds } })),
});

test("one report does not prove two calibrations, unless both attempts name it", () => {
  expect(check(two([]), "calibrationReport").missing).toMatchObject([{ calibrationId: "k2", lack: "notThere" }]);
  expect(check(two(["r1"]), "calibrationReport").isComplete).toBe(true);
});

test("a report that is objected to proves nothing, even where an attempt names it", () => {
  for (const named of [[], ["r1"]]) {
    const { missing } = check(objected(two(named)), "calibrationReport");
    expect(missing).toMatchObject(["k1", "k2"].map((calibrationId) => ({ calibrationId, lack: "doesNotCount" })));
  }
});

test.each(["repairOrder", "alignment", "roadTest", "requirement"] as const)(
  "nor does any other paper of another vehicle: %s",
  (key) => {
    const dynamic = { ...full, calibrations: [{ ...camera, method: "both" }] };
    const facts = objected({ ...dynamic, files: dynamic.files.filter(({ kind }) => kind === key) });

    expect(check(dynamic, key).isComplete).toBe(true);
    expect(lacks(facts, key)).toEqual([[key, "doesNotCount", "documents"]]);
    expect(lacks({ ...facts, files: [] }, key)).toEqual([[key, "notThere", "documents"]]);
  },
);

test("an alignment sheet, target photos and a road test are asked for only where there is such work", () => {
  const dynamic = { ...full, files: [], calibrations: [{ ...camera, method: "dynamic" }], estimate: null };

  expect(lacks(dynamic, "alignment", "targetPhoto", "roadTest")).toEqual([["roadTest", "notThere", "documents"]]);
});
