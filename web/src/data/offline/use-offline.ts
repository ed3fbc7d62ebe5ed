import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { offlineOf } from "./offline-of.ts";
import { nothingOffline, type OfflineState } from "./offline-state.ts";
import type { ActionContext, ShownAction } from "./queued-action.ts";

const nothing = () => nothingOffline;
const never = () => () => {};

/** What the device keeps until the network is back. */
export function useOffline<Part>(pick: (state: OfflineState) => Part): Part {
  const shown = offlineOf(useApolloClient())?.shown;
  return useSyncExternalStore(shown?.subscribe ?? never, () => pick((shown?.state ?? nothing)()));
}

const actionsIn = ({ actions }: OfflineState) => actions;
const isOnlineIn = ({ isOnline }: OfflineState) => isOnline;

/** What waits about this order, without what a part of the screen shows by itself while it is sent. */
export function useQueuedActions(orderId: string): readonly ShownAction[] {
  const actions = useOffline(actionsIn);
  return useMemo(
    () => actions.filter((one) => one.orderId === orderId && one.state === "waiting" && !one.isDirect),
    [actions, orderId],
  );
}

export const useIsOnline = (): boolean => useOffline(isOnlineIn);

/** The page's own code goes first. */
const patience = 500;

/** Calls `refetch` when an action of the order was sent; the action stays shown until it is done. */
export function useSentActions(orderId: string, refetch: () => Promise<unknown>): void {
  const client = useApolloClient();
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isOver = false;
    const listen = async (sentOf: string) => sentOf === orderId && refetch();
    const follow = async () => {
      const { queue } = (await offlineOf(client)?.load()) ?? {};
      if (queue && !isOver) leave = queue.onSent(listen);
    };
    const timer = setTimeout(() => void follow().catch(() => {}), patience); // Without its code nothing is queued.
    return () => {
      clearTimeout(timer);
      isOver = true;
      leave?.();
    };
  }, [client, orderId, refetch]);
}

/** For a mutation that waits on the device while there is no network. */
export const queued = (about: ActionContext) => ({ context: { queued: about } });
