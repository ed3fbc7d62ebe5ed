import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import { settleCardPayments } from "#modules/billing/cards/settle-card-payment.ts";
import type { Clock } from "#platform/clock.ts";

/** Payments by card whose outcome the provider has not told. */
export const settleCardPaymentsJob =
  ({ cards, ...deps }: { pool: Pool; clock: Clock; cards: CardProvider | null }): Task =>
  async () => {
    if (cards) await settleCardPayments({ ...deps, cards });
  };
