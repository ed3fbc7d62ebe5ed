/** From a request's payload to a checked operation ready to run; the same for HTTP and socket. */
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
} from "postgraphile/graphql";
import { errorCatalogue } from "@boresight/domain/base/errors";
import { hookArgs, type Maybe } from "postgraphile/grafast";
import type { GrafservBase } from "postgraphile/grafserv";
import { isLargerThan } from "#platform/http/nesting.ts";
import { againAfterDeadlock } from "./answers/again-after-deadlock.ts";
import { mayIntrospect } from "./limits/introspection.ts";
import { limitsFor, tooCostly, type CostLimits } from "./limits/limit-cost.ts";
import type { Asker, CountChange } from "./limits/turn.ts";
import type { DocumentReader } from "./read-document.ts";

export interface Payload {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

/** A result whose data is JSON text already. */
export interface WrittenResult {
  data?: string | null;
  errors?: readonly GraphQLError[];
}

type Execute = (args: ExecutionArgs) => Promise<ExecutionResult>;
type Write = (args: ExecutionArgs & { outputDataAsString: true }) => Promise<WrittenResult>;
type Subscribe = (args: ExecutionArgs) => Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;

/** Ready to run. Without @defer and @stream every result is whole. */
export interface Prepared extends ExecutionArgs {
  requestContext: Asker;
  execute: Execute;
  write: Write;
  subscribe: Subscribe;
}

export type Preparation = { errors: readonly GraphQLError[]; args?: never } | { errors?: never; args: Prepared };

export interface Engine {
  serv: GrafservBase;
  limits: CostLimits;
  countChange: CountChange;
  read: DocumentReader;
}

/** In milliseconds. Subscriptions have none: they last as long as the client listens. */
const timeouts = { planning: 3000, execution: 20_000 };
export const largestVariables = { depth: 40, values: 20_000 };

export async function prepare(
  { serv, read, limits, countChange }: Engine,
  asker: Asker,
  payload: Payload,
): Promise<Preparation> {
  const { query, variables, operationName } = payload;
  if (typeof query !== "string") return refused("parse-failed", "The request needs a query, as text");
  const misfit = misfitIn(payload);
  if (misfit || !isObject(variables)) return refused("parse-failed", misfit ?? "variables must be an object");
  if (isLargerThan(variables, largestVariables)) return refused("validation-failed", "The variables hold too much");
  const { errors, document } = read(query, mayIntrospect(asker.caller.role));
  if (errors) return { errors };
  const operation = getOperationAST(document, typeof operationName === "string" ? operationName : undefined);
  const config = await serv.getExecutionConfig(asker);
  const { schema, resolvedPreset } = config;
  const costly =
    operation &&
    tooCostly({ schema, document, operation, variables: variables ?? {} }, limitsFor(asker.caller.role, limits));
  if (costly) return { errors: [costly] };
  const wait = operation?.operation === OperationTypeNode.MUTATION ? await countChange(asker) : null;
  if (wait !== null)
    return refused("too-many-requests", errorCatalogue["too-many-requests"].message, { retryAfter: wait });
  const lasts = operation?.operation === OperationTypeNode.SUBSCRIPTION;
  const args = {
    schema,
    document,
    rootValue: null,
    contextValue: config.contextValue,
    variableValues: variables ?? undefined,
    operationName: typeof operationName === "string" ? operationName : undefined,
    resolvedPreset: lasts ? resolvedPreset : { ...resolvedPreset, grafast: { ...resolvedPreset.grafast, timeouts } },
    requestContext: asker,
    middleware: serv.grafastMiddleware,
    execute: againAfterDeadlock(operation, config.execute as Execute),
    write: againAfterDeadlock(operation, config.execute as Write),
    subscribe: config.subscribe as Subscribe,
  };
  await hookArgs(args);
  return { args };
}

function misfitIn({ variables, operationName, extensions }: Payload): string | null {
  if (!isObject(variables)) return "variables must be an object";
  if (!isObject(extensions)) return "extensions must be an object";
  const isName = operationName === undefined || operationName === null || typeof operationName === "string";
  return isName ? null : "operationName must be text";
}

const isObject = (value: unknown): value is Maybe<Record<string, unknown>> =>
  value === undefined || value === null || (typeof value === "object" && !Array.isArray(value));

const refused = (code: string, message: string, more: Record<string, unknown> = {}): Preparation => ({
  errors: [new GraphQLError(message, { extensions: { ...more, code } })],
});
