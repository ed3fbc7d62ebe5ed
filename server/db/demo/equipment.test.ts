import { expect, test } from "vitest";
import { buildDemoEquipment } from "./equipment.ts";
import { buildFacilities } from "./facilities.ts";
import { startDemoIds } from "./random.ts";

test("the demo shop has twenty tools and targets, two due within 30 days and one expired, whatever the day", () => {
  startDemoIds();
  const today = new Date("2027-02-28T14:00:00Z");

  const pieces = buildDemoEquipment({ facilities: buildFacilities(today), bays: [], today }).map((row) =>
    String(row["expires_on"]),
  );

  expect(pieces).toHaveLength(20);
  expect(pieces.filter((day) => day < "2027-02-28")).toHaveLength(1);
  expect(pieces.filter((day) => day >= "2027-02-28" && day <= "2027-03-30")).toHaveLength(2);
});
