import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { sendStatementsSchema } from "@boresight/domain/mail/outgoing-mail";
import { mailStatements } from "#modules/billing/sending/mail-statements.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

const first = "00000000-0000-0000-0000-000000000000";

/** In batches, each a transaction of its own. */
export const sendStatementsJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async (payload) => {
    const period = sendStatementsSchema.parse(payload);
    let after: string | null = first;
    while (after !== null) {
      const from: string = after;
      after = await asSystem({ pool, clock }, (_, work) => mailStatements(period, from, work));
    }
  };
