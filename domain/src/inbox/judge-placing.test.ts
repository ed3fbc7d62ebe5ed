import { expect, test } from "vitest";
import { judgePlacing, type Candidate, type Evidence, type PlacingMark } from "./judge-placing.ts";

const candidate = (orderId: string, marks: readonly PlacingMark[], values: Partial<Candidate> = {}): Candidate => ({
  orderId,
  marks,
  isQuoted: false,
  mayWrite: true,
  age: "open",
  ...values,
});
const judge = (candidates: readonly Candidate[], values: Partial<Evidence> = {}) =>
  judgePlacing({
    candidates,
    isForged: false,
    namesOtherVehicle: false,
    severalBy: [],
    bringsEstimate: false,
    customers: [],
    ...values,
  });
const guessed = (...guesses: (readonly [order: string, reason: string])[]) => ({
  guesses: guesses.map(([serviceOrderId, reason]) => ({ serviceOrderId, reason })),
});

test.each<PlacingMark>(["token", "references", "vin", "repairOrder", "claim", "plate", "sender"])(
  "one order that its %s names is sure",
  (mark) => {
    expect(judge([candidate("one", [mark]), candidate("other", [])])).toEqual({ orderId: "one", by: mark });
  },
);

test("the strongest mark decides, and a weaker one chooses among several", () => {
  const candidates = [candidate("one", ["vin"]), candidate("two", ["vin", "claim"]), candidate("three", [])];

  expect(judge(candidates)).toEqual({ orderId: "two", by: "vin" });
});

test("of several vehicles that a mail names no weaker mark chooses one; its thread does", () => {
  const named = [candidate("one", ["vin"]), candidate("two", ["vin", "repairOrder"])];
  const answered = [candidate("one", ["token", "vin"]), candidate("two", ["vin"])];

  expect(judge(named, { severalBy: ["vin"] })).toEqual(guessed(["two", "vin"], ["one", "vin"]));
  expect(judge(answered, { severalBy: ["vin"] })).toEqual({ orderId: "one", by: "token" });
});

test("several orders with the same marks are guesses, open ones first", () => {
  const candidates = [candidate("closed", ["vin"], { age: "recent" }), candidate("open", ["vin"])];

  expect(judge(candidates)).toEqual(guessed(["open", "vin"], ["closed", "vin"]));
});

test("a mail in the thread of one order that names another is left to a person", () => {
  const candidates = [candidate("thread", ["token"]), candidate("named", ["repairOrder"])];

  expect(judge(candidates)).toEqual(guessed(["thread", "token"], ["named", "repairOrder"]));
});

test("an order that is mentioned beside the one of the thread does not matter", () => {
  const candidates = [candidate("thread", ["token", "repairOrder"]), candidate("mentioned", ["repairOrder"])];

  expect(judge(candidates)).toEqual({ orderId: "thread", by: "token" });
});

test("a forged sender, a stranger, an old order and an unknown vehicle are never sure", () => {
  const sure = candidate("one", ["token", "vin"]);

  expect(judge([sure], { isForged: true })).toEqual(guessed(["one", "token"]));
  expect(judge([sure], { namesOtherVehicle: true })).toEqual(guessed(["one", "token"]));
  expect(judge([{ ...sure, mayWrite: false }])).toEqual(guessed(["one", "token"]));
  expect(judge([{ ...sure, age: "old" }])).toEqual(guessed(["one", "token"]));
});

test("an order that only another customer's number names does not keep the sender's own from being sure", () => {
  const candidates = [candidate("own", ["claim"]), candidate("foreign", ["claim"], { mayWrite: false })];

  expect(judge(candidates)).toEqual({ orderId: "own", by: "claim" });
});

test("an earlier mail below names an order only as a guess", () => {
  expect(judge([candidate("one", [], { isQuoted: true })])).toEqual(guessed(["one", "quoted"]));
});

const closed = (mark: PlacingMark) => [candidate("closed", [mark], { age: "recent" })];

test("an estimate for a vehicle whose order is closed may be new work; what answers that order is not", () => {
  expect(judge(closed("vin"), { bringsEstimate: true })).toEqual(guessed(["closed", "vin"]));
  expect(judge(closed("vin"))).toEqual({ orderId: "closed", by: "vin" });
  expect(judge(closed("token"), { bringsEstimate: true })).toEqual({ orderId: "closed", by: "token" });
});

test("customers are guessed after orders, and at most ten guesses are kept", () => {
  const customers = [{ customerId: "carla", reason: "domain" as const }];
  const many = Array.from({ length: 12 }, (_, index) => candidate(`order ${index}`, ["plate"]));

  expect(judge([candidate("one", ["plate"], { mayWrite: false })], { customers })).toEqual({
    guesses: [{ serviceOrderId: "one", reason: "plate" }, ...customers],
  });
  expect(judge(many)).toMatchObject({ guesses: expect.objectContaining({ length: 10 }) });
});
