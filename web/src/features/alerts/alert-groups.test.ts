import { expect, test } from "vitest";
import { groupAlerts } from "./alert-groups.ts";

const alert = (kind: string, severity = "warning") => ({ kind, severity });

test("alerts stand together by what they are about, in one order", () => {
  const found = groupAlerts([
    alert("newUser"),
    alert("slaBreached"),
    alert("estimateDeclined"),
    alert("estimateApproved"),
  ]);

  expect(found.map(({ name, alerts }) => [name, alerts.length])).toEqual([
    ["Late orders", 1],
    ["Estimates", 2],
    ["New people", 1],
  ]);
});

test("a group with something critical comes first", () => {
  expect(groupAlerts([alert("slaBreached"), alert("qboFailure", "critical")])[0]?.name).toBe("QuickBooks");
});

test("what staff wrote, and kinds that are not known, are kept together at the end", () => {
  expect(groupAlerts([alert("manual"), alert("unheardOf"), alert("onHold")]).map(({ name }) => name)).toEqual([
    "On hold",
    "Other alerts",
  ]);
});
