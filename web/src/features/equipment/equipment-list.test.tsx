// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { equipment } from "@boresight/domain/equipment/equipment-fields";
import { blankRecord } from "#records/test/blank-record.ts";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { EquipmentList } from "./equipment-list.tsx";

afterEach(cleanup);

const tool: EquipmentRowFragment = {
  ...blankRecord(equipment),
  id: "1",
  version: 1,
  kind: "scanTool",
  name: "Autel MS909",
  serialNumber: "A1",
  softwareVersion: "4.2",
  facilityId: "2",
  certifiedOn: "2026-01-31",
  expiresOn: "2027-01-31",
  certificateFileId: "f1",
  isActive: true,
  downSince: null,
  downReason: "",
  bay: null,
  facility: { id: "2", facilityName: "Denver" },
};
const places = new Map<string, string>();
const target = { ...tool, id: "2", name: "Radar reflector", serialNumber: "", certificateFileId: null };

test("each tool and target opens", () => {
  const open = vi.fn<(id: string) => void>();
  render(<EquipmentList equipment={[tool, target]} places={places} onOpen={open} />);

  fireEvent.click(screen.getByRole("button", { name: /Radar reflector/ }));

  expect(open.mock.calls).toEqual([["2"]]);
});

test("the equipment of each location stands apart", () => {
  const elsewhere = { ...target, facility: { id: "3", facilityName: "Boulder" } };
  render(<EquipmentList equipment={[tool, elsewhere]} places={places} onOpen={() => {}} />);

  expect(screen.getAllByRole("list").map((list) => list.getAttribute("aria-label"))).toEqual(["Boulder", "Denver"]);
});

test("an ended certificate and equipment that is down or out of use are told from a valid certificate", () => {
  const ended = { ...target, id: "3", name: "Old target", expiresOn: "2020-01-31" };
  const unused = { ...target, id: "4", name: "Broken target", isActive: false };

  const down = { ...tool, id: "5", name: "Torn target", expiresOn: "2998-01-31", downSince: "2026-11-27T10:00:00Z" };

  const lent = { ...tool, id: "6", name: "Lent target", onLoanTo: "Boulder", onLoanUntil: "2999-01-31" };
  const unpaid = { ...tool, id: "7", name: "Unpaid tool", subscriptionEndsOn: "2020-01-31" };

  render(
    <EquipmentList
      equipment={[{ ...tool, expiresOn: "2999-01-31" }, ended, unused, down, lent, unpaid]}
      places={new Map([["1", "Van 1"]])}
      onOpen={() => {}}
    />,
  );

  expect(screen.getByText("Certified until Jan 31, 2999")).toBeTruthy();
  expect(screen.getByText("Certificate ended Jan 31, 2020")).toBeTruthy();
  expect(screen.getByText("Out of use")).toBeTruthy();
  expect(screen.getByText("On loan to Boulder until Jan 31, 2999")).toBeTruthy();
  expect(screen.getByText("Subscription ended Jan 31, 2020")).toBeTruthy();
  expect(screen.getByText(/Denver · Van 1/)).toBeTruthy();
  expect([screen.getByText("Down").textContent, screen.queryByText(/2998/)]).toEqual(["Down", null]);
});
