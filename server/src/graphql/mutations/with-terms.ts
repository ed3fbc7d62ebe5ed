import type { CreatingVerb } from "@boresight/domain/base/client-key";
import { context, object, type Step } from "postgraphile/grafast";
import type { PgExecutor } from "postgraphile/@dataplan/pg";
import { acceptTerms } from "#modules/orders/accept-terms.ts";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { runVerb } from "#graphql/run-verb.ts";

type OrderingVerb = (input: Record<string, unknown>, tx: Transaction, clock: Clock) => Promise<string>;

interface Ordering {
  name: CreatingVerb;
  verb: OrderingVerb;
  clock: Clock;
}

/** A verb that orders for its caller, who may accept the terms with it; where from is kept. */
export function runWithTerms(executor: PgExecutor, $input: Step, { name, verb, clock }: Ordering) {
  const order = onceOnly(name, async (input, tx, address: string) => {
    await acceptTerms({ input, address }, tx, clock());
    return verb(input, tx, clock);
  });
  return runVerb(
    executor,
    object({ input: $input, address: context().get("address") }),
    (asked: { input: unknown; address: string }, tx) => order(asked.input, tx, asked.address),
  );
}
