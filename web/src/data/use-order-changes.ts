import { useSubscription } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#graphql/gql.ts";
import { throttle } from "./throttle.ts";

const OrderChanges = graphql(`
  subscription OrderChanges($orderId: UUID, $kiosk: String) {
    orderChanges(orderId: $orderId, kiosk: $kiosk) {
      id
      statusId
      changedAt
    }
  }
`);

/** Many orders changed at once cause a single refetch. */
const pause = 300;

interface Watched {
  /** None: all that the person may see. */
  orderId?: string | undefined;
  /** The secret of a wallboard's link. */
  kiosk?: string | undefined;
  /** Only what is about no single order, such as facilities, bays and absences. */
  isOfNoOrder?: boolean;
}

/**
 * Calls `onChange` when an order has changed, and whenever listening begins, at first and after every interruption,
 * because changes may have been missed.
 */
export function useOrderChanges({ orderId, kiosk, isOfNoOrder = false }: Watched, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const calm = useRef<ReturnType<typeof throttle> | null>(null);
  useEffect(() => {
    calm.current = throttle(() => latest.current(), pause);
    return calm.current.stop;
  }, []);
  useSubscription(OrderChanges, {
    variables: { ...(orderId && { orderId }), ...(kiosk && { kiosk }) },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!isOfNoOrder || !data?.orderChanges?.id) calm.current?.ask();
    },
    onComplete: () => calm.current?.ask(), // The server ends the subscription of a revoked link.
  });
}
