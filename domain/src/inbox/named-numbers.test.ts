import { expect, test } from "vitest";
import { isNamed, numbersIn, type NumberKind } from "./named-numbers.ts";

const named = (text: string, [kind, number]: [NumberKind, string], subject = "") =>
  isNamed(number, kind, numbersIn({ subject, text }));

test.each<[text: string, kind: NumberKind, number: string]>([
  ["RO 48213 is ready to go", "repairOrder", "48213"],
  ["ROs 48213, 48214 and 48215", "repairOrder", "48215"],
  ["RO 48213/48214", "repairOrder", "48214"],
  ["RO nbr 48213", "repairOrder", "48213"],
  ["Reparaturauftrag 48213", "repairOrder", "48213"],
  ["bon de travail 48213", "repairOrder", "48213"],
  ["VIN: xxxxxxxxxMU990001", "vin", "MU990001"],
  ["our R.O. #48213", "repairOrder", "RO-48213"],
  ["RO number is 48-213", "repairOrder", "48213"],
  ["Repair order no. 48213", "repairOrder", "48213"],
  ["RO48213", "repairOrder", "48213"],
  ["ordre de réparation 48213", "repairOrder", "48213"],
  ["أمر الإصلاح رقم ٤٨٢١٣", "repairOrder", "48213"],
  ["Ordre de réparation nº 48213", "repairOrder", "48213"],
  ["Orden de reparación 48213", "repairOrder", "48213"],
  ["Auftrag ４８２１３", "repairOrder", "48213"],
  ["about FRC-48213, please", "repairOrder", "FRC 48213"],
  ["Claim: 07-1182-K", "claim", "07-1182-K"],
  ["claim number 07 1182 K", "claim", "07-1182-K"],
  ["sinistre n° 2026/118", "claim", "2026/118"],
  ["Claim ref. 33 51234 5", "claim", "33-51234-5"],
  ["Reclamación 33.51234.5", "claim", "33-51234-5"],
  ["Loss # 3351234-5", "claim", "33-51234-5"],
  ["VIN ending in MU990001", "vin", "MU990001"],
  ["last 8 of the VIN: 12345678", "vin", "12345678"],
  ["plate 7ABC", "plate", "7ABC"],
  ["plate # ABC • 1234", "plate", "ABC1234"],
  ["Kennzeichen ABC-1234", "plate", "ABC1234"],
  ["VIN ends with MU990001", "vin", "MU990001"],
  ["VIN last 8 MU990001", "vin", "MU990001"],
  ["VIN, last eight: MU990001", "vin", "MU990001"],
  ["the silver one, ABC-1234", "plate", "ABC1234"],
])("%j names the %s %s", (text, ...number) => {
  expect(named(text, number)).toBe(true);
});

test.each<[text: string, kind: NumberKind, number: string]>([
  ["a 2022 Camry", "repairOrder", "2022"],
  ["call 303-555-0148", "repairOrder", "3035550148"],
  ["call 555-0148", "repairOrder", "5550148"],
  ["PO 48213", "repairOrder", "48213"],
  ["invoice 48213", "repairOrder", "48213"],
  ["claim 48213", "repairOrder", "48213"],
  ["RO 48213", "claim", "48213"],
  ["Denver CO 80223", "repairOrder", "80223"],
  ["the F150 is here", "plate", "F150"],
  ["The last job in 2022 was great", "repairOrder", "2022"],
  ["How long is a job of 2022 like ours?", "repairOrder", "2022"],
  ["The job is in 48213 Main St", "repairOrder", "48213"],
  ["RO 482130", "repairOrder", "48213"],
  ["RO 1, 48213 Main St", "repairOrder", "48213"],
  ["RO 48214 in Denver, 48213", "repairOrder", "48213"],
  ["we fixed 48 213 of them", "repairOrder", "48213"],
])("%j does not name the %s %s", (text, ...number) => {
  expect(named(text, number)).toBe(false);
});

test("a repair order's number may stand alone in the subject, but no year or telephone", () => {
  expect(named("", ["repairOrder", "48213"], "48213 Camry")).toBe(true);
  expect(named("", ["repairOrder", "2022"], "2022 Camry")).toBe(false);
  expect(named("", ["repairOrder", "5550148"], "call 5550148")).toBe(false);
  expect(named("", ["claim", "48213"], "48213 Camry")).toBe(false);
});

test("VINs are found whole and in groups, but not with a wrong check digit", () => {
  const { vins } = numbersIn({ subject: "4T1G11AK2MU990001", text: "1HGC V1F3 1LA9 90002, not 4T1G11AK8MU990001" });

  expect([...vins]).toEqual(["4T1G11AK2MU990001", "1HGCV1F31LA990002"]);
});

const partial = (text: string) => [...numbersIn({ subject: "", text }).partialVins];

test("a mistyped VIN, and the end of one behind its label, may name a vehicle", () => {
  expect(partial("it is 4T1G11AK8MU990001")).toEqual(["4T1G11AK8MU990001"]);
  expect(partial("VIN ending in MU990001, plate ABC1234")).toEqual(["MU990001"]);
  expect(partial("VIN 4T1G11AK2MU990001")).toEqual([]);
  expect(partial("VIN 4T1G11AK 2MU990001")).toEqual([]);
  expect(partial("VIN 2 of 3, part 4471-99881")).toEqual([]);
  expect(partial("tracking 1Z999AA10123456784")).toEqual([]);
});
