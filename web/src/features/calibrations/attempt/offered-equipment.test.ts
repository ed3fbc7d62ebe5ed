import { expect, test } from "vitest";
import { firstUsed, offeredOf, type RegisteredOne } from "./offered-equipment.ts";

const exton = { id: "exton", facilityName: "Exton" };
const media = { id: "media", facilityName: "Media" };
const one = (name: string, values: Partial<RegisteredOne> = {}): RegisteredOne => ({
  id: name,
  kind: "target",
  name,
  serialNumber: "",
  expiresOn: "2027-01-01",
  isActive: true,
  downSince: null,
  downReason: "",
  facility: exton,
  ...values,
});
const shelf = {
  facilityId: "exton",
  today: "2026-11-27",
  registered: [
    one("Old board", { expiresOn: "2026-11-10" }),
    one("Far board", { facility: media }),
    one("Board"),
    one("Today's board", { expiresOn: "2026-11-27" }),
    one("ST-1002", { kind: "scanTool", serialNumber: "77" }),
  ],
};

test("what is here and certified comes first; expired, other places' and unregistered ones follow and are marked", () => {
  const offered = offeredOf("target", shelf, ["Board", "Maker's target board", "", "Maker's target board"]);

  expect(offered.map(({ label, state }) => [label, state])).toEqual([
    ["Board", "ready"],
    ["Today's board", "ready"],
    ["Old board", "expired"],
    ["Far board", "elsewhere"],
    ["Maker's target board", "unregistered"],
  ]);
});

test.each([
  ["here and certified", { tool: "ST-1002 77", target: "Board" }, { tool: "ST-1002 77", target: "Board" }],
  ["expired", { tool: "ST-1002 77", target: "Old board" }, { tool: "ST-1002 77", target: "" }],
  ["of another place", { tool: "ST-1002 77", target: "Far board" }, { tool: "ST-1002 77", target: "" }],
  ["not registered", { tool: "Bosch DAS 3000", target: "Maker's target board" }, null],
])("what somebody used last is taken over as far as it is registered here: %s", (_, last, begun) => {
  expect(firstUsed(null, last, shelf)).toEqual(begun);
});

test("a second attempt begins with what the first used, and a shop without a register with what was used last", () => {
  const das = { tool: "Bosch DAS 3000", target: "" };

  expect(firstUsed(das, { tool: "ST-1002 77", target: "Board" }, shelf)).toEqual(das);
  expect(firstUsed(null, das, { ...shelf, registered: [] })).toEqual(das);
});

test("what is down comes last of the register with its reason, and no attempt begins with it", () => {
  const broken = one("Broken board", { downSince: "2026-11-27T10:00:00Z", downReason: "Torn" });
  const withBroken = { ...shelf, registered: [broken, ...shelf.registered] };
  const used = { tool: "ST-1002 77", target: "Broken board" };

  expect(offeredOf("target", withBroken, []).at(-1)).toMatchObject({
    label: "Broken board",
    state: "down",
    downReason: "Torn",
  });
  expect(firstUsed(used, null, withBroken)).toEqual({ tool: "ST-1002 77", target: "" });
  expect(firstUsed(null, used, withBroken)).toEqual({ tool: "ST-1002 77", target: "" });
});
