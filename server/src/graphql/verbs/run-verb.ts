/** Runs modules for the API: in one transaction with the caller's rights, their errors made presentable. */
import { BoresightError, fail } from "@boresight/domain/base/errors";
import { loadOneWithPgClient, sideEffectWithPgClientTransaction, type PgExecutor } from "postgraphile/@dataplan/pg";
import { context, lambda, loadOne, SafeError, type Step } from "postgraphile/grafast";
import { readReport } from "#platform/database/replica/in-report.ts";
import type { RightsClient } from "#platform/database/rights/rights-adaptor.ts";
import { transactionOn, type Connection, type Transaction } from "#platform/database/transaction.ts";
import { UnlistedError, type RequestContext, type Verb } from "#platform/mutation.ts";
import type { ApiDeps } from "#graphql/api-deps.ts";

interface Run<Input, Answer> {
  (input: Input, tx: Transaction & RequestContext): Promise<Answer>;
  conclude?: Verb["conclude"];
}

/**
 * A mutation: commits when the verb returns, rolls back when it throws. The public, including anonymous logins,
 * changes nothing. What a verb concludes afterwards holds no connection.
 */
export function runVerb<Input>(executor: PgExecutor, $input: Step<Input>, run: Run<Input, Record<string, unknown>>) {
  const $found = sideEffectWithPgClientTransaction(
    executor,
    [$input, ...asker()],
    async (client, [input, caller, address, deps, userAgent]) => {
      try {
        if (caller.role === "public") throw fail("permission-error");
        const tx = transactionOn(connectionOf(client), caller, deps);
        const { keepContent, config, log } = deps;
        return await run(input, { ...tx, address, userAgent, keepContent, config, log });
      } catch (error) {
        return failSafely(error, deps);
      }
    },
  );
  const { conclude } = run;
  if (!conclude) return $found;
  return lambda([$found, context().get("deps")], ([found, deps]) =>
    conclude(found, deps).catch((error: unknown) => failSafely(error, deps)),
  );
}

function failSafely(error: unknown, { onUnlistedError }: ApiDeps): never {
  if (!(error instanceof UnlistedError)) return rethrowSafely(error);
  onUnlistedError(error);
  return rethrowSafely(error.cause);
}

/** What the context of an operation says about the caller and the server. */
const asker = () =>
  [context().get("caller"), context().get("address"), context().get("deps"), context().get("userAgent")] as const;

/** What a field is read with besides the caller's rights. */
export type ReadingTransaction = Transaction & { address: string; deps: ApiDeps };

/** A field that a module computes for many parents at once: one call per batch. */
export function readForEach<Key, Answer>(
  executor: PgExecutor,
  $key: Step<Key>,
  read: (keys: readonly Key[], tx: ReadingTransaction) => Promise<readonly Answer[]>,
) {
  return loadOneWithPgClient(executor, [$key, ...asker()], (client, lookups) => {
    const [first] = lookups;
    if (!first) return [];
    const [, caller, address, deps] = first;
    const keys = lookups.map(([key]) => key);
    return (client as RightsClient).readTogether((together) =>
      read(keys, { ...transactionOn(connectionOf(together), caller, deps), address, deps }).catch(rethrowSafely),
    );
  });
}

/** Like `readForEach`, for figures, reports and searches: where there is a replica, it is asked. */
export function reportForEach<Key, Answer>(
  executor: PgExecutor,
  $key: Step<Key>,
  read: (keys: readonly Key[], tx: ReadingTransaction) => Promise<readonly Answer[]>,
) {
  return loadOne([$key, ...asker()], {
    shared: () => executor.context(),
    async load(lookups, { shared: { withPgClient, pgSettings } }) {
      const [first] = lookups;
      if (!first) return [];
      const [, caller, address, deps] = first;
      const keys = lookups.map(([key]) => key);
      const ask = (at: Connection) => read(keys, { ...transactionOn(at, caller, deps), address, deps });
      const here = () =>
        withPgClient(pgSettings, (client) =>
          (client as RightsClient).readTogether((together) => ask(connectionOf(together))),
        );
      return readReport(deps.pool, caller, { there: ask, here }).then((answers) => Promise.all(answers), rethrowSafely);
    },
  });
}

// PostGraphile's client is pg's own with a narrower type.
const connectionOf = (client: unknown) => client as Connection;

/** A BoresightError passes through PostGraphile as a SafeError with its code and details. */
function rethrowSafely(error: unknown): never {
  if (!(error instanceof BoresightError)) throw error;
  const { fields, missing, blockedBy, offers, edits, retryAfter, data } = error.details;
  throw new SafeError(error.message, {
    code: error.code,
    ...(fields && { fields }),
    ...(missing && { missing }),
    ...(blockedBy && { blockedBy }),
    ...(offers && { offers }),
    ...(edits && { edits }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(data && { data }),
  });
}
