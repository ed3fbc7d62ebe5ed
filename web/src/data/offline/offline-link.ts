import { ApolloLink } from "@apollo/client";
import { catchError, from, mergeMap, tap, type Observable } from "rxjs";
import type { Offline } from "./offline.ts";

export type Operation = ApolloLink.Operation;
export type Result = ApolloLink.Result;
export type Forward = (operation: Operation) => Observable<Result>;

/** The first answers come while the page is loading; its own code goes first. Milliseconds. */
const patience = 2000;

/** Where nobody can tell there is a network. */
export const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;

/** Nothing waits for its code: it is loaded when it is needed, or some time after the first answer. */
export function createOfflineLink(load: () => Promise<Offline>): ApolloLink {
  const later = () => new Promise((resolve) => setTimeout(resolve, patience)).then(load);
  return new ApolloLink((operation, forward) =>
    operation.getContext()["queued"] || isOffline()
      ? from(load().catch(() => null)).pipe(
          mergeMap((offline) => (offline ? offline.request(operation, forward) : forward(operation))),
        )
      : forward(operation).pipe(
          tap(
            (result) =>
              void later()
                .then((offline) => offline.answered(operation, result))
                .catch(() => {}),
          ),
          catchError((error: unknown) => from(load()).pipe(mergeMap((offline) => offline.fallBack(operation, error)))),
        ),
  );
}
