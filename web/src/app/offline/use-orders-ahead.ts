import { useApolloClient } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { useEffect, useRef } from "react";
import { standingOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { OfflineState } from "#data/offline/offline-state.ts";
import { KnownTransitions } from "#features/orders/transitions/known-transitions.ts";
import { useOffline } from "#data/offline/use-offline.ts";
import { whenIdle } from "#ui/overlay/when-idle.ts";

const aheadIn = ({ ahead }: OfflineState) => ahead;

/**
 * Asks for the orders of a technician's day, one after the other while the page is idle: they open and
 * go on without a network too. */
export function useOrdersAhead(): void {
  const client = useApolloClient();
  const { user } = useAuth();
  const ahead = useOffline(aheadIn);
  const asked = useRef(new Set<string>());
  const { role, isOffice } = standingOf(user);
  const userId = user?.id;
  useEffect(() => {
    if (isStaff(role)) whenIdle(() => client.query({ query: KnownTransitions }).catch(() => {})); // The device keeps it.
  }, [client, role]);
  useEffect(() => {
    let callOff: () => void = () => {};
    const askNext = () => {
      const next = ahead.find((id) => !asked.current.has(id));
      if (next === undefined) return;
      const ask = async () => {
        asked.current.add(next);
        const { detailQuery } = await import("#screens/service-orders/detail-query.ts");
        const query = detailQuery({ params: { id: next }, search: {}, role, isOffice, userId });
        await client.query({ ...query, fetchPolicy: "no-cache" });
      };
      callOff = whenIdle(() => ask().then(askNext, () => {})); // What failed is asked by its page.
    };
    askNext();
    return () => callOff();
  }, [client, ahead, role, isOffice, userId]);
}
