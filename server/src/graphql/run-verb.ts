/** How the API runs our modules: in one transaction with the caller's rights, their errors made fit for people. */
import { BoresightError, fail } from "@boresight/domain/base/errors";
import { loadOneWithPgClient, sideEffectWithPgClientTransaction, type PgExecutor } from "postgraphile/@dataplan/pg";
import { context, SafeError, type Step } from "postgraphile/grafast";
import { transactionOn, type Connection, type Transaction } from "#platform/database/transaction.ts";

type Verb<Input, Answer> = (input: Input, tx: Transaction) => Promise<Answer>;

/** A mutation: commits when the verb answers, rolls back when it throws. The public, anonymous logins included, changes nothing. */
export function runVerb<Input, Answer>(executor: PgExecutor, $input: Step<Input>, verb: Verb<Input, Answer>) {
  return sideEffectWithPgClientTransaction(
    executor,
    [$input, context().get("caller")],
    async (client, [input, caller]) => {
      try {
        if (caller.role === "public") throw fail("permission-error");
        return await verb(input, transactionOn(connectionOf(client), caller));
      } catch (error) {
        return rethrowSafely(error);
      }
    },
  );
}

/** A field that a module computes for many parents at once: one call for the whole batch. */
export function readForEach<Key, Answer>(
  executor: PgExecutor,
  $key: Step<Key>,
  read: (keys: readonly Key[], tx: Transaction) => Promise<readonly Answer[]>,
) {
  return loadOneWithPgClient(executor, [$key, context().get("caller")], (client, lookups) => {
    const [first] = lookups;
    if (!first) return [];
    return read(
      lookups.map(([key]) => key),
      transactionOn(connectionOf(client), first[1]),
    ).catch(rethrowSafely);
  });
}

// PostGraphile's client is pg's own behind a narrower type.
const connectionOf = (client: unknown) => client as Connection;

/** A BoresightError passes through PostGraphile as a SafeError with its code, its fields, what is missing, what is offered instead and what others did. */
function rethrowSafely(error: unknown): never {
  if (!(error instanceof BoresightError)) throw error;
  const { fields, missing, offers, edits, retryAfter } = error.details;
  throw new SafeError(error.message, {
    code: error.code,
    ...(fields && { fields }),
    ...(missing && { missing }),
    ...(offers && { offers }),
    ...(edits && { edits }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
