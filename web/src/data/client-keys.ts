import { ApolloLink } from "@apollo/client";
import { creatingVerbs } from "#graphql/creating-verbs.ts";
import { Kind, type DocumentNode } from "graphql";
import { tap } from "rxjs";
import { newId } from "./new-id.ts";

/**
 * Adds a client key to mutations that create something, the same until the server has responded. Sending a form again
 * after a lost response, or twice by a double click, then creates it once.
 */
export function createClientKeyLink(): ApolloLink {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    const verb = creatingVerbOf(operation.query);
    const input: unknown = operation.variables["input"];
    if (!verb || typeof input !== "object" || (input && "clientKey" in input)) return forward(operation);
    const submission = JSON.stringify([verb, input]);
    const clientKey = unanswered.get(submission) ?? newId();
    unanswered.set(submission, clientKey);
    operation.variables = { ...operation.variables, input: { ...input, clientKey } };
    return forward(operation).pipe(tap(() => unanswered.delete(submission)));
  });
}

const creatingVerbOf = (document: DocumentNode): string | undefined =>
  document.definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []))
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
    .find((name) => creatingVerbs.has(name));
