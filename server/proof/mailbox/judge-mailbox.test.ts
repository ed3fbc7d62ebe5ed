import { expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../test/endurance.ts";
import { judgeMailbox } from "./judge-mailbox.ts";

const seeds = Array.from({ length: inEndurance(4, 1) }, (_, at) => seedOfDay + at);

test.each(seeds)(
  "no mail of a generated mailbox lands in a wrong order, and nine of ten find theirs (seed %i)",
  async (seed) => {
    const { wrong, aboutOrders, placed, conversations } = await judgeMailbox(inEndurance(500, 300), seed);

    expect(wrong, repeatedBy).toEqual([]);
    expect(placed / aboutOrders, repeatedBy).toBeGreaterThanOrEqual(0.9);
    expect(aboutOrders / conversations, repeatedBy).toBeLessThan(0.97); // Else nothing tries to mislead.
  },
  300_000,
);
