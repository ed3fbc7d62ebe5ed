import { expect, test } from "vitest";
import { nextMove } from "./next-move.ts";

const move = (
  name: string,
  sortOrder: number,
  {
    asks = [],
    unmet = [],
    isHold = false,
    isTerminal = false,
  }: { asks?: string[]; unmet?: { guard: string; message: string }[]; isHold?: boolean; isTerminal?: boolean } = {},
) => ({
  name,
  asks,
  unmet,
  status: {
    id: name,
    sortOrder,
    isHold,
    isTerminal,
  },
});

test("the nearest later status leads on", () => {
  const next = nextMove([move("transit", 70), move("approved", 50), move("checkedIn", 80)], {
    sortOrder: 60,
    category: "ready",
    heldInId: null,
  });

  expect(next?.name).toBe("transit");
});

test("what is blocked is not offered as the main step", () => {
  const next = nextMove(
    [
      move("transit", 70, { unmet: [{ guard: "transportArranged", message: "Set pickup or tow and its address" }] }),
      move("checkedIn", 80),
    ],
    { sortOrder: 60, category: "ready", heldInId: null },
  );

  expect(next?.name).toBe("checkedIn");
});

test("the VIN is read on the way to the next step", () => {
  const next = nextMove([move("checkedIn", 80, { unmet: [{ guard: "vinConfirmed", message: "Lisez le VIN" }] })], {
    sortOrder: 60,
    category: "ready",
    heldInId: null,
  });

  expect(next?.name).toBe("checkedIn");
});

test.each([
  ["a hold", move("hold", 100, { isHold: true })],
  ["a move that asks for a reason", move("info", 100, { asks: ["note"] })],
  ["ending the order early", move("cancelled", 100, { isTerminal: true })],
])("%s is never the main step", (_case, only) => {
  const next = nextMove([only], { sortOrder: 60, category: "ready", heldInId: null });

  expect(next).toBeNull();
});

test("an order on hold goes back to where it was held", () => {
  const next = nextMove([move("readyOut", 130), move("inspect", 90)], {
    sortOrder: 100,
    category: "ready",
    heldInId: "inspect",
  });

  expect(next?.name).toBe("inspect");
});

// Deliver 7 of issue 12: an order's end is told by its status, not by a number.
test("a status that was added last leads on", () => {
  const next = nextMove([move("delivery", 920)], { sortOrder: 130, category: "done", heldInId: null });

  expect(next?.name).toBe("delivery");
});

test("a billed order ends as its next step", () => {
  const next = nextMove([move("closed", 160, { isTerminal: true })], {
    sortOrder: 150,
    category: "billing",
    heldInId: null,
  });

  expect(next?.name).toBe("closed");
});
