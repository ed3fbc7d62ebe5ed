/** From a request's payload to a checked operation ready to run; the same for HTTP and socket. */
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from "postgraphile/graphql";
import { hookArgs, type Maybe } from "postgraphile/grafast";
import type { GrafservBase } from "postgraphile/grafserv";
import type { Caller } from "#platform/caller.ts";

/** Who asks, and from where. */
export interface Asker {
  caller: Caller;
  address: string;
}

export interface Payload {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
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
  execute: Execute;
  write: Write;
  subscribe: Subscribe;
}

export type Preparation = { errors: readonly GraphQLError[]; args?: never } | { errors?: never; args: Prepared };

export async function prepare(serv: GrafservBase, asker: Asker, payload: Payload): Promise<Preparation> {
  const { query, variables, operationName } = payload;
  if (typeof query !== "string") return refused("parse-failed", "The request needs a query, as text");
  if (!isObject(variables)) return refused("parse-failed", "variables must be an object");
  const config = await serv.getExecutionConfig(asker);
  const { errors, document } = config.parseAndValidate(query); // a syntax error is an answer, not an exception
  if (errors) return { errors };
  const curious = asker.caller.role === "admin" ? [] : introspectionIn(document, config.schema);
  if (curious.length > 0) return { errors: curious };
  const args = {
    schema: config.schema,
    document,
    rootValue: null,
    contextValue: config.contextValue,
    variableValues: variables ?? undefined,
    operationName: typeof operationName === "string" ? operationName : undefined,
    resolvedPreset: config.resolvedPreset,
    requestContext: asker,
    middleware: serv.grafastMiddleware,
    execute: config.execute as Execute,
    write: config.execute as Write,
    subscribe: config.subscribe as Subscribe,
  };
  await hookArgs(args);
  return { args };
}

const seen = new WeakMap<DocumentNode, readonly GraphQLError[]>();

/** Looked for once per document: the same ones come again and again, parsed but once. */
function introspectionIn(document: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  const known = seen.get(document) ?? validate(schema, document, [NoSchemaIntrospectionCustomRule]);
  seen.set(document, known);
  return known;
}

const isObject = (value: unknown): value is Maybe<Record<string, unknown>> =>
  value === undefined || value === null || (typeof value === "object" && !Array.isArray(value));

const refused = (code: string, message: string): Preparation => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});
