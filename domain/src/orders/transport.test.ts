import { expect, test } from "vitest";
import { addressUnknown, settleWay, spotUnknown, whatTransportLacks, type Transport } from "./transport.ts";

const dropOff: Transport = {
  intakeMethod: "dropOff",
  hasAddress: false,
  spot: null,
  towingRequired: false,
  towingNotes: "",
};

test.each<[Partial<Transport>, string | null]>([
  [{}, null],
  [{ towingRequired: true }, addressUnknown],
  [{ intakeMethod: "pickup" }, addressUnknown],
  [{ intakeMethod: "tow" }, addressUnknown],
  [{ intakeMethod: "mobile" }, addressUnknown],
  [{ intakeMethod: "mobile", hasAddress: true }, null],
  [{ intakeMethod: "pickup", hasAddress: true }, spotUnknown],
  [{ intakeMethod: "pickup", hasAddress: true, spot: "" }, spotUnknown],
  [{ intakeMethod: "pickup", hasAddress: true, towingNotes: "Keys inside" }, spotUnknown],
  [{ intakeMethod: "pickup", hasAddress: true, spot: "Bay 2" }, null],
  [{ intakeMethod: "tow", hasAddress: true }, spotUnknown],
  [{ intakeMethod: "tow", hasAddress: true, spot: "Bay 2" }, null],
  [{ intakeMethod: "tow", hasAddress: true, towingNotes: "Keys inside" }, null],
])("%j lacks: %s", (transport, lacking) => {
  expect(whatTransportLacks({ ...dropOff, ...transport })).toBe(lacking);
});

test("a way and whether the vehicle is towed never contradict each other", () => {
  expect(settleWay({ intakeMethod: "tow" }, "dropOff")).toEqual({ intakeMethod: "tow", towingRequired: true });
  expect(settleWay({ intakeMethod: "pickup" }, "tow")).toEqual({ intakeMethod: "pickup", towingRequired: false });
  expect(settleWay({ towingRequired: true }, "dropOff")).toEqual({ intakeMethod: "tow", towingRequired: true });
  expect(settleWay({ towingRequired: false }, "tow")).toEqual({ intakeMethod: "dropOff", towingRequired: false });
  expect(settleWay({ towingRequired: false }, "pickup")).toEqual({ towingRequired: false });
});
