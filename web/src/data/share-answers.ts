import { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { finalize, share, shareReplay, tap, type Observable } from "rxjs";
import { changesSoFar, noteChange } from "#auth/latest-change.ts";

interface SharingDeps {
  /** Whose session it is; nobody shares another person's answer. */
  userId: () => string | undefined;
}

/**
 * Whoever asks what is already being asked shares its answer, as Apollo would do it, but not after a change: that answer
 * may be from before it. Listeners share for as long as they listen.
 */
export function createSharingLink({ userId }: SharingDeps): ApolloLink {
  const asked = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    if (operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: noteChange, error: noteChange }));
    const isLive = operationType === OperationTypeNode.SUBSCRIPTION;
    const key = JSON.stringify([userId(), operationName, variables, !isLive && changesSoFar()]);
    const known = asked.get(key);
    if (known) return known;
    const answer = forward(operation).pipe(
      tap({ next: () => isLive && noteChange() }),
      finalize(() => asked.delete(key)),
      isLive ? share() : shareReplay({ bufferSize: 1, refCount: true }), // What was heard before is no news.
    );
    asked.set(key, answer);
    return answer;
  });
}
