import { context, object, type Step } from "postgraphile/grafast";
import type { PgExecutor } from "postgraphile/@dataplan/pg";
import { acceptTerms } from "#modules/service-orders/accept-terms.ts";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/transaction.ts";
import { runVerb } from "../run-verb.ts";

type OrderingVerb = (input: Record<string, unknown>, tx: Transaction, clock: Clock) => Promise<string>;

/** A verb that orders for its caller, who may accept the terms with it; where from is kept. */
export const runWithTerms = (
  executor: PgExecutor,
  $input: Step,
  { verb, clock }: { verb: OrderingVerb; clock: Clock },
) =>
  runVerb(
    executor,
    object({ input: $input, address: context().get("address") }),
    async (asked: { input: Record<string, unknown>; address: string }, tx) => {
      await acceptTerms(asked, tx, clock());
      return verb(asked.input, tx, clock);
    },
  );
