import { expect, test } from "vitest";
import { offersAfter, statusAfter, withoutAnswered, type KnownStatus } from "./queued-moves.ts";

type Move = NonNullable<KnownStatus["moves"]["nodes"][number]>;

const leadingTo = (toStatusId: string, move: Partial<Move> = {}): Move => {
  return { id: toStatusId, toStatusId, roles: ["admin", "technician"], guards: [], requiresNote: false, ...move };
};
const status = (key: string, moves: Move[] = [], more: Partial<KnownStatus> = {}): KnownStatus => ({
  id: key,
  key,
  statusName: key,
  customerLabel: key,
  sortOrder: 1,
  category: "workshop",
  isHold: false,
  isTerminal: false,
  isActive: true,
  icon: "",
  moves: { nodes: moves },
  ...more,
});

const moved = (statusKey: string) => {
  return { verb: "changeServiceOrderStatus" as const, about: statusKey, input: { statusKey } };
};
const ticked = (about: string) => ({ verb: "updateOrderTask" as const, about, input: { state: "done" } });

test("the order will be where the last status change that waits leads", () => {
  expect(statusAfter([moved("inspect"), ticked("Charger"), moved("calibrate")])).toBe("calibrate");
  expect(statusAfter([ticked("Charger")])).toBeNull();
});

test("what follows is what the role may do without saying more", () => {
  const moves = [
    leadingTo("quality", { guards: ["calibrationsResulted"] }),
    leadingTo("hold", { guards: ["holdReason"] }),
    leadingTo("info", { requiresNote: true }),
    leadingTo("back", { guards: ["cameFromThere"] }),
    leadingTo("billing", { roles: ["admin"] }),
    leadingTo("retired"),
    leadingTo("gone"),
  ];
  const others = ["quality", "hold", "info", "back", "billing"].map((key) => status(key));
  const statuses = [status("calibrate", moves), ...others, status("retired", [], { isActive: false })];

  expect(offersAfter(statuses, "calibrate", "technician").map((offered) => offered.status?.key)).toEqual(["quality"]);
  expect(offersAfter(statuses, "unheard", "technician")).toEqual([]);
});

test.each([
  ["a task that is ticked here", { guard: "tasksDone", params: { task: "Charger" } }, [ticked("Charger")], 0],
  ["another task", { guard: "tasksDone", params: { task: "Fuel" } }, [ticked("Charger")], 1],
  ["the photos of what is ticked here", { guard: "tasksDone", params: { file: "Sides" } }, [ticked("Sides")], 0],
  ["an estimate", { guard: "estimateApproved", params: {} }, [ticked("Charger")], 1],
])("%s holds the order, or not", (_case, obstacle, actions, left) => {
  const offered = {
    status: status("quality"),
    requiredAnswers: [],
    blockedBy: [obstacle],
    endsEarly: false,
    mayOverride: false,
  };

  expect(withoutAnswered([offered], actions)[0]?.blockedBy).toHaveLength(left);
});
