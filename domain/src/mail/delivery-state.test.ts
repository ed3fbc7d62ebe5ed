import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextDeliveryState, type DeliveryState, type ReportedOutcome } from "./delivery-state.ts";

const sent: DeliveryState = { status: "sent", mayArrive: false, at: null };
const after = (reports: readonly ReportedOutcome[], from = sent) => reports.reduce(nextDeliveryState, from);
const statusAfter = (...outcomes: ReportedOutcome["outcome"][]) =>
  after(outcomes.map((outcome, at) => ({ outcome, at }))).status;

describe("what became of a message", () => {
  test.each([
    [["delivered"], "delivered"],
    [["returned"], "bounced"],
    [["returned", "delivered"], "delivered"],
    [["delivered", "returned"], "bounced"],
    [["returned", "bounced"], "bounced"],
    [["bounced", "delivered"], "bounced"],
    [["delivered", "complaint", "delivered"], "complaint"],
    [["complaint", "bounced"], "complaint"],
  ] as const)("after %j it is %s", (outcomes, status) => {
    expect(statusAfter(...outcomes)).toBe(status);
  });

  test.each(["queued", "kept", "failed"])("a report counts also while it is %s here", (status) => {
    expect(nextDeliveryState({ ...sent, status }, { outcome: "delivered", at: 1 }).status).toBe("delivered");
  });

  test("without moments, what was delivered stays so", () => {
    const reports = (["delivered", "returned"] as const).map((outcome) => ({ outcome, at: null }));

    expect([after(reports).status, after(reports.toReversed()).status]).toEqual(["delivered", "delivered"]);
  });

  test("the same reports lead to the same state in any order, however often they come", () => {
    const report = fc.record({
      outcome: fc.constantFrom("delivered", "returned", "bounced", "complaint"),
      at: fc.integer({ min: 0, max: 3 }),
    });
    const shuffled = fc
      .array(report, { minLength: 1, maxLength: 6 })
      .chain((reports) =>
        fc.tuple(
          fc.constant(reports),
          fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
        ),
      );

    fc.assert(
      fc.property(shuffled, ([reports, others]) => {
        expect(after(others)).toEqual(after(reports));
      }),
    );
  });
});
