import { ApolloLink } from "@apollo/client";
import { isCreatingVerb } from "@boresight/domain/base/client-key";
import { Kind, type DocumentNode } from "graphql";
import { tap } from "rxjs";
import { newId } from "./new-id.ts";

/**
 * Gives what creates something a client key: the same one until the server has answered. Sending a form again after a lost
 * answer, or twice by a double click, is then done once.
 */
export function createClientKeyLink(): ApolloLink {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    const verb = creatingVerbOf(operation.query);
    const input: unknown = operation.variables["input"];
    if (!verb || typeof input !== "object") return forward(operation);
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
    .find(isCreatingVerb);
