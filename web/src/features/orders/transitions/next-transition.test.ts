import { expect, test } from "vitest";
import { awaitsAppointment, blockedTransition, nextTransition } from "./next-transition.ts";

const transition = (
  name: string,
  sortOrder: number,
  {
    requiredAnswers = [],
    blockedBy = [],
    isHold = false,
    endsEarly = false,
  }: {
    requiredAnswers?: string[];
    blockedBy?: { guard: string; params: object }[];
    isHold?: boolean;
    endsEarly?: boolean;
  } = {},
) => ({
  name,
  requiredAnswers,
  blockedBy,
  endsEarly,
  status: {
    id: name,
    sortOrder,
    isHold,
  },
});

test("the next step is the nearest later status", () => {
  const next = nextTransition([transition("transit", 70), transition("approved", 50), transition("checkedIn", 80)], {
    sortOrder: 60,
    heldInId: null,
  });

  expect(next?.name).toBe("transit");
});

test("a blocked transition is not the main step", () => {
  const next = nextTransition(
    [
      transition("transit", 70, {
        blockedBy: [{ guard: "transportArranged", params: {} }],
      }),
      transition("checkedIn", 80),
    ],
    { sortOrder: 60, heldInId: null },
  );

  expect(next?.name).toBe("checkedIn");
});

test("the VIN is read as part of the next step", () => {
  const next = nextTransition([transition("checkedIn", 80, { blockedBy: [{ guard: "vinConfirmed", params: {} }] })], {
    sortOrder: 60,
    heldInId: null,
  });

  expect(next?.name).toBe("checkedIn");
});

test.each([
  ["a hold", transition("hold", 100, { isHold: true })],
  ["a transition that asks for a reason", transition("info", 100, { requiredAnswers: ["note"] })],
  ["ending the order early", transition("cancelled", 100, { endsEarly: true })],
])("%s is never the main step", (_case, only) => {
  const next = nextTransition([only], { sortOrder: 60, heldInId: null });

  expect(next).toBeNull();
});

test("an order on hold returns to where it was held", () => {
  const next = nextTransition([transition("readyOut", 130), transition("inspect", 90)], {
    sortOrder: 100,
    heldInId: "inspect",
  });

  expect(next?.name).toBe("inspect");
});

// An order's end is known by its status, not by a number.
test("a status that was added last can be the next step", () => {
  const next = nextTransition([transition("delivery", 920)], { sortOrder: 130, heldInId: null });

  expect(next?.name).toBe("delivery");
});

const blockedBy = (...guards: string[]) => ({ blockedBy: guards.map((guard) => ({ guard, params: {} })) });

// Improvement OI 6.
test("when nothing is possible now, the nearest step is known with what it lacks", () => {
  const transitions = [
    transition("readyOut", 130, blockedBy("tasksDone")),
    transition("quality", 120, blockedBy("calibrationsResulted")),
    transition("hold", 100, { isHold: true }),
  ];

  expect(blockedTransition(transitions, { sortOrder: 110, heldInId: null })?.name).toBe("quality");
  expect(
    blockedTransition([...transitions, transition("released", 140)], { sortOrder: 110, heldInId: null }),
  ).toBeNull();
  expect(blockedTransition(transitions, { sortOrder: 110, heldInId: "calibrate" })).toBeNull();
});

// Improvement OI 4.
test.each([
  ["nothing but an appointment", blockedBy("appointmentConfirmed"), true],
  ["more than an appointment", blockedBy("appointmentConfirmed", "tasksDone"), false],
  ["nothing", {}, false],
])("the nearest step waits for %s", (_case, missing, expected) => {
  const transitions = [transition("checkedIn", 80), transition("scheduled", 60, missing)];

  expect(awaitsAppointment(transitions, { sortOrder: 50, heldInId: null })).toBe(expected);
});
