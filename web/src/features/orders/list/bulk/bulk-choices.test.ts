import { expect, test } from "vitest";
import type { AvailableTransition } from "#records/order-transitions.fragment.ts";
import { bulkTargets } from "./bulk-choices.ts";

const transition = (key: string, sortOrder: number, rest: Partial<AvailableTransition> = {}): AvailableTransition => ({
  requiredAnswers: [],
  blockedBy: [],
  endsEarly: false,
  mayOverride: false,
  ...rest,
  status: {
    id: key,
    key,
    statusName: key.toUpperCase(),
    customerLabel: key,
    sortOrder,
    category: "work",
    isHold: false,
    icon: "",
  },
});

test("the targets are those of any selected order, in the board's sequence, with how many can go there now", () => {
  const targets = bulkTargets([
    { allowedTransitions: [transition("hold", 100, { requiredAnswers: ["holdReason"] }), transition("inspect", 90)] },
    {
      allowedTransitions: [
        transition("inspect", 90, { blockedBy: [{ guard: "tasksDone", params: { task: "Dash lights" } }] }),
      ],
    },
    { allowedTransitions: [] },
  ]);

  expect(targets).toEqual([
    { key: "inspect", label: "INSPECT", ready: 1, requiredAnswers: [] },
    { key: "hold", label: "HOLD", ready: 1, requiredAnswers: ["holdReason"] },
  ]);
});
