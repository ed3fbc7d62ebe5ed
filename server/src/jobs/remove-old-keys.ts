import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { forgetUnknownCardRecords } from "#modules/billing/cards/store-card-report.ts";
import { forgetReceivedWebhooks } from "#modules/mail/delivery/take-once.ts";
import { removeOldKeys } from "#platform/database/remove-old-keys.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

export const removeOldKeysJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    await asSystem(pool, (system) => removeOldKeys(system, clock()));
    await asSystem(pool, (system) => forgetReceivedWebhooks(system, clock()));
    await asSystem(pool, (system) => forgetUnknownCardRecords(system, clock()));
  };
