// A page's main query is sent while the page's code is loading; its response waits for the page.
import { ApolloLink, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { catchError, EMPTY, firstValueFrom, from } from "rxjs";
import type { AskedQuery } from "./page-query.ts";

/** The context of a query that no part of the page has asked for since the page was opened, at this time. */
export const askedAhead = (openedAt: number) => ({ aheadSince: openedAt });

/** Milliseconds that a response waits: later the page had better ask again. */
const longestWait = 5000;

interface AheadDeps {
  /** Whose session it is; responses are for nobody else. */
  userId: () => string | undefined;
  now: () => number;
}

interface Answer {
  answer: Promise<ApolloLink.Result>;
  until: number;
}

/** So many queries are remembered. */
const mostRemembered = 100;

/**
 * The first query of the same name and variables receives the response, also while it is in flight. If it fails, that
 * query is sent. Nothing is asked ahead for a page that has asked itself: a later query would receive an old response.
 */
export function createAheadLink({ userId, now }: AheadDeps): ApolloLink {
  const answers = new Map<string, Answer>();
  const askedAt = new Map<string, number>();
  return new ApolloLink((operation, forward) => {
    const key = JSON.stringify([userId(), operation.operationName, operation.variables]);
    const known = answers.get(key);
    const isFresh = known !== undefined && now() < known.until;
    const since: unknown = operation.getContext()["aheadSince"];
    if (typeof since === "number") {
      if ((askedAt.get(key) ?? -1) >= since) return EMPTY;
      const asked = isFresh ? known : { answer: firstValueFrom(forward(operation)), until: now() + longestWait };
      answers.set(key, asked);
      return from(asked.answer);
    }
    answers.delete(key);
    if (askedAt.size >= mostRemembered) askedAt.clear();
    askedAt.set(key, now());
    return isFresh ? from(known.answer).pipe(catchError(() => forward(operation))) : forward(operation);
  });
}

/** Holds the variables against the query. */
export const asked = <Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): AskedQuery => ({ query, variables });
