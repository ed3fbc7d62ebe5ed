// The verbs that create something: those that take a client key, but for those that change what exists and are queued.
import type { GraphQLSchema } from "graphql";
import { queuedVerbs } from "../../domain/src/base/client-key.ts";

/** Queued, and creating too. */
const creatingQueued = "postOrderMessage";
const changing: ReadonlySet<string> = new Set(queuedVerbs.filter((name) => name !== creatingQueued));

/** Returns their names, in order. A verb that takes a key documents how it fails with another input. */
export const creatingVerbsIn = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ name, description }) => !changing.has(name) && description?.includes("client-key-reused"))
    .map(({ name }) => name)
    .toSorted();

/** The module that the client reads. */
export const creatingVerbsModule = (names: readonly string[]): string =>
  `export const creatingVerbs: ReadonlySet<string> = new Set(${JSON.stringify(names, null, 2)});\n`;
