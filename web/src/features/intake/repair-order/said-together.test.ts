import { expect, test } from "vitest";
import { detailNames, noDetails } from "#features/intake/intake-values.ts";
import type { RepairOrderDetailShownFragment } from "#graphql/graphql.ts";
import { saidTogether } from "./said-together.ts";

type Reading = Parameters<typeof saidTogether>[0][number];

const detail = (value: string, confidence = 1): RepairOrderDetailShownFragment => ({
  value,
  confidence,
  line: value,
  page: 1,
  picture: null,
});
const silent = Object.fromEntries(detailNames.map((name) => [name, null]));

const reading = (said: object): Reading =>
  ({ state: "read", proposals: [], fittedSystems: [], unsureVins: [], ...silent, ...said }) as unknown as Reading;

const [camry, model3] = ["4T1G11AK2MU990001", "5YJ3E1EAXLF990005"];

test("of several papers the surest says a value, and each repair counts once", () => {
  const windshield = { operation: "windshield", name: "Windshield", line: "Repl Windshield", page: 1 };
  const { details, proposals } = saidTogether([
    reading({ claimNumber: detail("04-l", 0.6), proposals: [windshield] }),
    reading({ claimNumber: detail("04-1", 0.9), vinNumber: detail(camry), proposals: [windshield] }),
    null,
    { ...reading({ claimNumber: detail("lost") }), state: "pending" } as Reading,
  ]);

  expect(details).toEqual({ ...noDetails, claimNumber: "04-1", vinNumber: camry });
  expect(proposals).toEqual([windshield]);
});

test("papers of several vehicles give no VIN, but the choice; what one paper is unsure of another may settle", () => {
  const two = saidTogether([reading({ vinNumber: detail(camry) }), reading({ vinNumber: detail(model3) })]);
  const unsure = reading({ unsureVins: [detail(model3, 0.4)] });

  expect(two.details.vinNumber).toBe("");
  expect(two.unsureVins.map(({ value }) => value).toSorted()).toEqual([camry, model3]);
  expect(saidTogether([unsure]).unsureVins.map(({ value }) => value)).toEqual([model3]);
  expect(saidTogether([unsure, reading({ vinNumber: detail(model3) })])).toMatchObject({
    details: { vinNumber: model3 },
    unsureVins: [],
  });
});

const fitted = (isFitted: boolean) => ({ system: "frontCamera", isFitted, line: "camera" });

test("where papers contradict one another about a system, nothing is said of it", () => {
  const { fittedSystems } = saidTogether([
    reading({ fittedSystems: [fitted(true), { system: "lidar", isFitted: false, line: "w/o lidar" }] }),
    reading({ fittedSystems: [fitted(false)] }),
  ]);

  expect(fittedSystems.map(({ system }) => system)).toEqual(["lidar"]);
});
