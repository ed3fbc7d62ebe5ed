import { useSubscription } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#graphql/gql.ts";
import { calmly } from "./calmly.ts";

const OrderChanges = graphql(`
  subscription OrderChanges($orderId: UUID, $kiosk: String) {
    orderChanges(orderId: $orderId, kiosk: $kiosk) {
      id
      statusId
      changedAt
    }
  }
`);

/** Many orders moved at once are one look again. */
const pause = 300;

interface Watched {
  /** None: all that one may see. */
  orderId?: string | undefined;
  /** The secret of a wallboard's link. */
  kiosk?: string | undefined;
}

/** Calls at once when an order has changed, and after every interruption: something may have passed unheard. */
export function useOrderChanges({ orderId, kiosk }: Watched, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const isFollowing = useRef(false);
  const calm = useRef<ReturnType<typeof calmly> | null>(null);
  useEffect(() => {
    calm.current = calmly(() => latest.current(), pause);
    return calm.current.stop;
  }, []);
  useSubscription(OrderChanges, {
    variables: { ...(orderId && { orderId }), ...(kiosk && { kiosk }) },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: () => {
      // What is told first is that one is listening; the page has just been read.
      if (isFollowing.current) calm.current?.ask();
      isFollowing.current = true;
    },
  });
}
