// A page's main query is sent while the page's code is loading; its response waits for the page.
import { ApolloLink } from "@apollo/client";
import { catchError, firstValueFrom, from } from "rxjs";

/** The context of a query that no part of the page has asked for yet. */
export const askedAhead = { isAhead: true, queryDeduplication: false };

/** Milliseconds that a response waits: later the page had better ask anew. */
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

/** The first query of the same name and variables receives the response, also while it is in flight. If it fails, that query is sent. */
export function createAheadLink({ userId, now }: AheadDeps): ApolloLink {
  const answers = new Map<string, Answer>();
  return new ApolloLink((operation, forward) => {
    const key = JSON.stringify([userId(), operation.operationName, operation.variables]);
    const known = answers.get(key);
    const isFresh = known !== undefined && now() < known.until;
    if (operation.getContext()["isAhead"] === true) {
      const asked = isFresh ? known : { answer: firstValueFrom(forward(operation)), until: now() + longestWait };
      answers.set(key, asked);
      return from(asked.answer);
    }
    answers.delete(key);
    return isFresh ? from(known.answer).pipe(catchError(() => forward(operation))) : forward(operation);
  });
}
