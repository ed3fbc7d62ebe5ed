import { expect, test } from "vitest";
import { credentialFor, credentialState, type Credential } from "./credential.ts";
import { credentialSchema } from "./credential-schema.ts";

const credential = (values: Partial<Credential> = {}): Credential => ({
  systems: ["CAL-FRAD"],
  makes: [],
  validFrom: null,
  expiresOn: null,
  withdrawnOn: null,
  ...values,
});

const need = { system: "CAL-FRAD", make: "Toyota", day: "2026-05-04" };

test.each([
  ["covers the calibration", {}],
  ["covers all calibrations", { systems: [] }],
  ["covers the make, however it is written", { makes: ["TOYOTA", "Lexus"] }],
  ["begins that day", { validFrom: "2026-05-04" }],
  ["ends that day", { expiresOn: "2026-05-04" }],
  ["is withdrawn the day after", { withdrawnOn: "2026-05-05" }],
])("a credential that %s proves it", (_what, values) => {
  expect(credentialFor([credential(values)], need)).not.toBeNull();
});

test.each([
  ["covers another calibration", { systems: ["CAL-FCAM-S"] }],
  ["covers another make", { makes: ["Honda"] }],
  ["begins the day after", { validFrom: "2026-05-05" }],
  ["ended the day before", { expiresOn: "2026-05-03" }],
  ["was withdrawn that day", { withdrawnOn: "2026-05-04" }],
])("a credential that %s proves nothing", (_what, values) => {
  expect(credentialFor([credential(values)], need)).toBeNull();
});

test("of a vehicle whose make is not known, only a credential for all makes speaks", () => {
  const unknown = { ...need, make: null };

  expect(credentialFor([credential({ makes: ["Toyota"] })], unknown)).toBeNull();
  expect(credentialFor([credential()], unknown)).not.toBeNull();
});

test("of several the one that covers least is named", () => {
  const [all, own] = [credential({ systems: [] }), credential({ makes: ["Toyota"] })];

  expect(credentialFor([all, own], need)).toBe(own);
});

test.each([
  ["2026-05-03", "expired"],
  ["2026-05-04", "endsSoon"],
  ["2026-07-03", "endsSoon"],
  ["2026-07-04", "valid"],
  [null, "valid"],
])("on May 4 a credential until %s is %s", (expiresOn, state) => {
  expect(credentialState(credential({ expiresOn }), "2026-05-04")).toBe(state);
});

test("one that is withdrawn or not yet valid is said to be so", () => {
  expect(credentialState(credential({ withdrawnOn: "2026-05-01", expiresOn: "2026-05-02" }), "2026-05-04")).toBe(
    "withdrawn",
  );
  expect(credentialState(credential({ validFrom: "2026-05-05" }), "2026-05-04")).toBe("notYet");
});

const saved = { userId: "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11", issuer: "ase", title: "L4" };

const parsed = (values: object) => credentialSchema.safeParse({ ...saved, ...values }).error?.issues;

test("a credential ends after it begins, and its days are days", () => {
  expect(parsed({ validFrom: "2026-05-04", expiresOn: "2026-05-03" })).toMatchObject([{ path: ["expiresOn"] }]);
  expect(parsed({ expiresOn: "2026-02-30" })).toMatchObject([{ path: ["expiresOn"] }]);
  expect(parsed({ title: " " })).toMatchObject([{ path: ["title"] }]);
  expect(parsed({ makes: [""] })).toMatchObject([{ path: ["makes", 0] }]);
  expect(parsed({})).toBeUndefined();
});
