import type { Step } from "postgraphile/grafast";
import type { PgExecutor } from "postgraphile/@dataplan/pg";
import { acceptTerms } from "#modules/orders/accept-terms.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import type { RequestFacts } from "#platform/mutation.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { runVerb } from "#graphql/run-verb.ts";

type OrderingVerb = (input: Record<string, unknown>, tx: Transaction, clock: () => Date) => Promise<string>;

interface Ordering {
  name: string;
  verb: OrderingVerb;
}

/** A verb that orders for its caller, who may accept the terms with it; where from is kept. */
export const runWithTerms = (executor: PgExecutor, $input: Step, { name, verb }: Ordering) =>
  runVerb(
    executor,
    $input,
    onceOnly(name, async (input, tx: Transaction & RequestFacts) => {
      await acceptTerms({ input, address: tx.address }, tx, tx.now);
      return verb(input, tx, () => tx.now);
    }),
  );
