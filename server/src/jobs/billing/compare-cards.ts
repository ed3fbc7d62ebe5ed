import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import { compareCards } from "#modules/billing/cards/compare-cards.ts";
import type { Clock } from "#platform/clock.ts";

/** Finds what changed at the provider of cards and no message has told. A long list goes on in the next run. */
export const compareCardsJob =
  ({ cards, ...deps }: { pool: Pool; clock: Clock; cards: CardProvider | null }): Task =>
  async (_payload, { addJob }) => {
    if (cards && (await compareCards({ ...deps, cards })))
      await addJob("compare-cards", {}, { jobKey: "compare-cards-on" });
  };
