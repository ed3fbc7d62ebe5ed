import { expect, test } from "vitest";
import { nextMove } from "./next-move.ts";

const move = (
  name: string,
  sortOrder: number,
  { asks = [], blockedBy = [], isHold = false }: { asks?: string[]; blockedBy?: string[]; isHold?: boolean } = {},
) => ({
  name,
  asks,
  blockedBy,
  status: {
    id: name,
    sortOrder,
    isHold,
  },
});

test("the nearest later status leads on", () => {
  const next = nextMove([move("transit", 70), move("approved", 50), move("checkedIn", 80)], {
    sortOrder: 60,
    heldInId: null,
  });

  expect(next?.name).toBe("transit");
});

test("what is blocked is not offered as the main step", () => {
  const next = nextMove(
    [move("transit", 70, { blockedBy: ["Set pickup or tow and its address"] }), move("checkedIn", 80)],
    { sortOrder: 60, heldInId: null },
  );

  expect(next?.name).toBe("checkedIn");
});

test("the VIN is read on the way to the next step", () => {
  const next = nextMove([move("checkedIn", 80, { blockedBy: ["Confirm the VIN at the vehicle"] })], {
    sortOrder: 60,
    heldInId: null,
  });

  expect(next?.name).toBe("checkedIn");
});

test.each([
  ["a hold", move("hold", 100, { isHold: true })],
  ["a move that asks for a reason", move("info", 100, { asks: ["note"] })],
  ["ending the order early", move("noCal", 900)],
])("%s is never the main step", (_case, only) => {
  const next = nextMove([only], { sortOrder: 60, heldInId: null });

  expect(next).toBeNull();
});

test("an order on hold goes back to where it was held", () => {
  const next = nextMove([move("readyOut", 130), move("inspect", 90)], { sortOrder: 100, heldInId: "inspect" });

  expect(next?.name).toBe("inspect");
});
