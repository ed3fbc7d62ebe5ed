import { expect, test } from "vitest";
import { readinessChecksFor, whatReadinessLacks, type StoredCheck, passableChecks } from "./readiness-check.ts";
import { readinessCheckSchema } from "./readiness-check-schema.ts";

const camera = [{ key: "CAL-FCAM-S", method: "static" }];
const radar = [{ key: "CAL-FRAD", method: "static or dynamic" }];
const drive = [{ key: "CAL-FCAM-D", method: "dynamic" }];
const keysFor = (systems: typeof camera) => readinessChecksFor(systems).map(({ key }) => key);

const passedAllBut = (systems: typeof camera, others: Readonly<Record<string, Partial<StoredCheck> | null>>) =>
  readinessChecksFor(systems).flatMap(({ key }): StoredCheck[] => {
    const other = others[key];
    return other === null ? [] : [{ key, outcome: "passed", isOverridden: false, ...other }];
  });

test("targets ask for floor and light, a radar for an empty space, a drive for a route", () => {
  const asked = [camera, radar, drive].map((systems) =>
    keysFor(systems).filter((key) => ["floor", "lighting", "clutter", "route"].includes(key)),
  );

  expect(asked).toEqual([["floor", "lighting"], ["floor", "lighting", "clutter", "route"], ["route"]]);
});

test("a vehicle is ready when all checks passed or do not apply", () => {
  expect(whatReadinessLacks(passedAllBut(camera, { cargo: { outcome: "notApplicable" } }), camera)).toEqual([]);
});

test("open checks and failed ones are told; what an admin overrode is not", () => {
  const stored = passedAllBut(drive, {
    fuel: null,
    battery: { outcome: "failed" },
    cargo: { outcome: "failed", isOverridden: true },
  });

  expect(whatReadinessLacks(stored, drive)).toEqual([{ openChecks: 1 }, { failedCheck: "battery" }]);
});

test.each([
  ["12.4", true],
  ["12,8", true],
  ["12.3", false],
  ["", false],
  ["full", false],
])("a battery that measures %j passes: %s", (value, passes) => {
  const check = { orderId: crypto.randomUUID(), key: "battery", outcome: "passed", value };

  expect(readinessCheckSchema.safeParse(check).success).toBe(passes);
});

test("what does not apply needs a reason", () => {
  const check = { orderId: crypto.randomUUID(), key: "cargo", outcome: "notApplicable" };

  const [without, withReason] = [check, { ...check, note: "Truck bed is empty" }].map(
    (one) => readinessCheckSchema.safeParse(one).success,
  );

  expect([without, withReason]).toEqual([false, true]);
});

test("passing the rest leaves out a value that does not pass", () => {
  const values = new Map([
    ["battery", "11.9"],
    ["fuel", "80"],
  ]);
  const keys = passableChecks(camera, new Set(["floor"]), values).map(({ key }) => key);

  expect(keys).toContain("fuel");
  expect(keys).not.toContain("battery");
  expect(keys).not.toContain("floor");
});
