import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#graphql/gql.ts";

const InboxState = graphql(`
  subscription InboxState {
    inboxState {
      unread
      changedAt
    }
  }
`);

/** How many conversations wait to be read, and when one last changed. */
export function useInboxState(): { unread: number; changedAt: string | null } {
  const { data } = useSubscription(InboxState);

  return { unread: data?.inboxState?.unread ?? 0, changedAt: data?.inboxState?.changedAt ?? null };
}

/** Reads these queries again when a conversation has changed since, and after every interruption. */
export function useInboxChanges(queries: readonly string[]): void {
  const { changedAt } = useInboxState();
  const client = useApolloClient();
  const latest = useRef(queries);
  useEffect(() => {
    latest.current = queries;
  });
  useEffect(() => {
    if (changedAt === null) return;
    client.refetchQueries({ include: [...latest.current] }).catch(() => {}); // Their own errors are shown.
  }, [changedAt, client]);
}
