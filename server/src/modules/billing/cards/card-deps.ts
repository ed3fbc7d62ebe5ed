import type { Pool } from "pg";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import type { Clock } from "#platform/clock.ts";

/** What payments by card need: the provider is asked between two transactions, never within one. */
export interface CardDeps {
  pool: Pool;
  clock: Clock;
  cards: CardProvider;
}
