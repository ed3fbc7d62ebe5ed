import { expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../test/endurance.ts";
import { drawConversation } from "./conversations.ts";
import { judgeMailbox } from "./judge-mailbox.ts";
import { drawOtherHabit } from "./other-habits.ts";

const seeds = Array.from({ length: inEndurance(4, 1) }, (_, at) => seedOfDay + at);

const drawn = seeds.flatMap((seed) => [
  { habits: "known", seed, draw: drawConversation },
  { habits: "other", seed, draw: drawOtherHabit },
]);

test.each(drawn)(
  "no mail of a generated mailbox of $habits habits lands in a wrong order, and nine of ten find theirs (seed $seed)",
  async ({ seed, draw }) => {
    const { wrong, aboutOrders, placed, conversations } = await judgeMailbox(inEndurance(500, 300), seed, draw);

    expect(wrong, repeatedBy).toEqual([]);
    expect(placed / aboutOrders, repeatedBy).toBeGreaterThanOrEqual(0.9);
    expect(aboutOrders / conversations, repeatedBy).toBeLessThan(0.97); // Else nothing tries to mislead.
  },
  300_000,
);
