import { describe, expect, test } from "vitest";
import { problemsOf } from "#base/problems.ts";
import {
  changedStatusSchema,
  guardKeys,
  newStatusSchema,
  statusKeyFor,
  statusOrderSchema,
  transitionSchema,
} from "./status-definition.ts";
import { unmetGuardWords, type TransitionContext } from "#orders/status-transition.ts";

const sublet = {
  statusName: "Sublet: Glass",
  customerLabel: "With our glass partner",
  category: "work",
  icon: "truck",
  isInitial: false,
  isTerminal: false,
  isHold: false,
};

const problemsWith = (changes: object) => {
  const { error } = newStatusSchema.safeParse({ ...sublet, ...changes });
  return error ? problemsOf(error).map(({ field, message }) => `${field}: ${message}`) : [];
};

describe("a status", () => {
  test("has the colour of its category and no service level unless it is given one", () => {
    expect(newStatusSchema.parse(sublet)).toMatchObject({ color: "", slaMinutes: null, description: "" });
  });

  test.each([
    [{ statusName: " A " }, "statusName: The name needs at least 2 characters"],
    [{ statusName: "x".repeat(41) }, "statusName: The name can have at most 40 characters"],
    [{ customerLabel: " " }, "customerLabel: Enter the customer label"],
    [{ category: "limbo" }, "category: Choose a category"],
    [{ color: "red" }, "color: Choose a color from the list"],
    [{ icon: "unicorn" }, "icon: Choose an icon from the list"],
    [{ slaMinutes: 0 }, "slaMinutes: Enter 1 minute or more"],
    [{ slaMinutes: 1.5 }, "slaMinutes: Enter whole minutes"],
    [{ isInitial: true, isTerminal: true }, "isTerminal: A status cannot be both the starting and the final status"],
    [{ isInitial: true, isHold: true, category: "hold" }, "isInitial: A new order cannot start on hold"],
    [{ isHold: true }, "category: A hold belongs to the category On hold"],
    [{ category: "hold" }, "category: A hold belongs to the category On hold"],
  ])("with %j is refused: %s", (changes, problem) => {
    expect(problemsWith(changes)).toEqual([problem]);
  });

  test("is changed only in the version it was seen in", () => {
    expect(changedStatusSchema.safeParse({ ...sublet, id: crypto.randomUUID() }).success).toBe(false);
  });
});

describe("the key of a new status", () => {
  test.each([
    ["Sublet: Glass 2", [], "subletGlass"],
    ["Éclat", [], "eclat"],
    ["Hold", ["hold"], "holdA"],
    ["Hold", ["hold", "holdA"], "holdB"],
    ["انتظار", [], "status"],
    ["Q 4", [], "qX"],
  ])("of %s is %s", (name, taken, key) => {
    expect(statusKeyFor(name, new Set(taken))).toBe(key);
  });

  test("can be told from any number of others of the same name", () => {
    const taken = new Set<string>();

    for (let count = 0; count < 800; count++) taken.add(statusKeyFor("x".repeat(40), taken));

    expect(taken.size).toBe(800);
    for (const key of taken) expect(key).toMatch(/^[a-z][A-Za-z]{1,30}$/);
  });
});

test("an order of statuses names each once", () => {
  const id = crypto.randomUUID();

  expect(statusOrderSchema.safeParse({ ids: [id, id] }).success).toBe(false);
});

describe("a transition between statuses", () => {
  const transition = { fromStatusId: crypto.randomUUID(), toStatusId: crypto.randomUUID(), requiresNote: false };

  test.each([
    [{ roles: [] }, "Choose who can make this transition"],
    [{ roles: ["public"] }, "Choose from the roles"],
    [{ roles: ["admin"], guards: ["fullMoon"] }, "Choose from the conditions"],
    [{ roles: ["admin"], toStatusId: transition.fromStatusId }, "A transition leads to another status"],
  ])("with %j is refused: %s", (changes, message) => {
    const { error } = transitionSchema.safeParse({ ...transition, ...changes });

    expect(error && problemsOf(error).map((problem) => problem.message)).toEqual([message]);
  });

  test("knows every condition that the policy can carry", () => {
    const nothing: TransitionContext = {
      calibrationType: null,
      calibrations: [],
      readinessChecks: [],
      appointmentAt: null,
      intakeMethod: "dropOff",
      hasPickupAddress: false,
      vinNumber: null,
      isVinConfirmed: false,
      rideHeightModified: true,
      rideHeightDecision: null,
      requiresPo: true,
      poNumber: null,
      hasSentEstimate: false,
      hasApprovedEstimate: false,
      hasIssuedInvoice: false,
      openBalanceCents: 0,
      openDisclosureState: "UT",
      previousStatusKey: null,
      tasks: [],
    };

    const missing = unmetGuardWords(
      { fromKey: "new", toKey: "info", roles: ["admin"], guards: guardKeys, requiresNote: false },
      nothing,
    );

    expect(missing.filter((sentence) => sentence.includes("is not known"))).toEqual([]);
  });
});
