import { expect, test } from "vitest";
import {
  addressUnknown,
  resolveTransport,
  pickupInstructionsMissing,
  whatTransportLacks,
  type Transport,
} from "./transport.ts";

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
  [{ intakeMethod: "pickup", hasAddress: true }, pickupInstructionsMissing],
  [{ intakeMethod: "pickup", hasAddress: true, spot: "" }, pickupInstructionsMissing],
  [{ intakeMethod: "pickup", hasAddress: true, towingNotes: "Keys inside" }, pickupInstructionsMissing],
  [{ intakeMethod: "pickup", hasAddress: true, spot: "Bay 2" }, null],
  [{ intakeMethod: "tow", hasAddress: true }, pickupInstructionsMissing],
  [{ intakeMethod: "tow", hasAddress: true, spot: "Bay 2" }, null],
  [{ intakeMethod: "tow", hasAddress: true, towingNotes: "Keys inside" }, null],
])("%j lacks: %s", (transport, lacking) => {
  expect(whatTransportLacks({ ...dropOff, ...transport })).toBe(lacking);
});

test("a way and whether the vehicle is towed never contradict each other", () => {
  expect(resolveTransport({ intakeMethod: "tow" }, "dropOff")).toEqual({ intakeMethod: "tow", towingRequired: true });
  expect(resolveTransport({ intakeMethod: "pickup" }, "tow")).toEqual({
    intakeMethod: "pickup",
    towingRequired: false,
  });
  expect(resolveTransport({ towingRequired: true }, "dropOff")).toEqual({ intakeMethod: "tow", towingRequired: true });
  expect(resolveTransport({ towingRequired: false }, "tow")).toEqual({
    intakeMethod: "dropOff",
    towingRequired: false,
  });
  expect(resolveTransport({ towingRequired: false }, "pickup")).toEqual({ towingRequired: false });
});
