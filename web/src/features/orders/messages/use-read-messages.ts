import { useMutation } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "#graphql/gql.ts";

const ReadOrderMessages = graphql(`
  mutation ReadOrderMessages($input: ReadOrderMessagesInput!) {
    readOrderMessages(input: $input) {
      serviceOrder {
        id
        unreadMessages
      }
    }
  }
`);

interface Shown {
  orderId: string;
  isInternal: boolean;
  /** Of the whole order. */
  unread: number;
  /** The newest message on the screen. */
  newest: string | undefined;
}

/** Notes that what a person has on the screen is read: in the foreground, and again when something new comes. */
export function useReadMessages({ orderId, isInternal, unread, newest }: Shown): void {
  const [read] = useMutation(ReadOrderMessages, { refetchQueries: ["UnreadOrders"] });
  useEffect(() => {
    if (unread === 0 || newest === undefined) return undefined;
    const note = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", note);
      void read({ variables: { input: { orderId, isInternal } } }).catch(() => {}); // It stays unread for the next time.
    };
    document.addEventListener("visibilitychange", note);
    note();
    return () => document.removeEventListener("visibilitychange", note);
  }, [orderId, isInternal, unread, newest, read]);
}
