// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { EquipmentList } from "./equipment-list.tsx";

vi.mock("#auth/use-auth.ts", () => ({ useAuth: () => ({ token: async () => "token" }) }));

afterEach(cleanup);

const tool: EquipmentRowFragment = {
  id: "1",
  version: 1,
  kind: "scanTool",
  name: "Autel MS909",
  serialNumber: "A1",
  softwareVersion: "4.2",
  certifiedOn: "2026-01-31",
  expiresOn: "2027-01-31",
  certificateFileId: "f1",
  isActive: true,
  facility: { id: "2", facilityName: "Denver" },
};
const target = { ...tool, id: "2", name: "Radar reflector", serialNumber: "", certificateFileId: null };

test("technicians open the certificate of each tool that has one, and change none", () => {
  render(<EquipmentList equipment={[tool, target]} onOpen={null} />);

  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Download the certificate of Autel MS909 · A1",
  ]);
  expect(screen.getByText("Radar reflector")).toBeTruthy();
});

test("the equipment of each location stands apart", () => {
  const elsewhere = { ...target, facility: { id: "3", facilityName: "Boulder" } };
  render(<EquipmentList equipment={[tool, elsewhere]} onOpen={null} />);

  expect(screen.getAllByRole("list").map((list) => list.getAttribute("aria-label"))).toEqual(["Boulder", "Denver"]);
});

test("an ended certificate and equipment out of use are told from a valid certificate", () => {
  const ended = { ...target, id: "3", name: "Old target", expiresOn: "2020-01-31" };
  const unused = { ...target, id: "4", name: "Broken target", isActive: false };

  render(<EquipmentList equipment={[{ ...tool, expiresOn: "2999-01-31" }, ended, unused]} onOpen={null} />);

  expect(screen.getByText("Certified until Jan 31, 2999")).toBeTruthy();
  expect(screen.getByText("Certificate ended Jan 31, 2020")).toBeTruthy();
  expect(screen.getByText("Out of use")).toBeTruthy();
});

test("admins open the tool itself, where its certificate is", () => {
  render(<EquipmentList equipment={[tool]} onOpen={() => {}} />);

  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Autel MS909"),
  ]);
});
