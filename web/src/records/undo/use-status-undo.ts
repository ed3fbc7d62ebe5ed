import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";

/** An order as its last status change has left it. */
export interface UndoableOrder {
  id: string;
  version: number;
  internalOrderNumber: string;
  /** Its appointment, where the booking is to be undone and has changed no status. */
  booking?: { id: string; version: number };
}

/** Returns what the Undo of a message does after a status change, whose code is loaded with the first; `done` says that it is. */
export function useStatusUndo(): (order: UndoableOrder, done: string) => () => void {
  const client = useApolloClient();
  const showMessage = useMessage();

  return useCallback(
    (order, done) => () =>
      void import("./undo-status-change.ts").then(
        ({ undoStatusChange }) => undoStatusChange(order, done, { client, showMessage }),
        (error: unknown) => showMessage(wordsOfProblem(problemOf(error)), { color: "error" }),
      ),
    [client, showMessage],
  );
}
