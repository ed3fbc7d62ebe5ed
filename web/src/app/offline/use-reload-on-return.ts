import type { ObservableQuery } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { problemOf } from "#data/problem.ts";
import { useOffline } from "#data/offline/use-offline.ts";

/** A network that comes and goes notifies nobody: what is still missing is asked for again. Milliseconds. */
const pause = 10_000;

/** Loads again what could not be loaded and, once the network is back, what the device answered meanwhile. */
export function useReloadOnReturn(isLost: boolean): void {
  const client = useApolloClient();
  const isOfDevice = useOffline(({ asOf }) => asOf !== null);
  const reload = useEffectEvent(() => {
    if (!navigator.onLine || document.hidden) return;
    for (const query of client.getObservableQueries("active"))
      if (isOfDevice || hasFailed(query)) void query.refetch().catch(() => {}); // It is tried again.
  });
  useEffect(() => {
    const timer = setInterval(reload, pause);
    window.addEventListener("online", reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", reload);
    };
  }, []);
  useEffect(() => {
    if (!isLost) reload();
  }, [isLost]);
}

const hasFailed = (query: ObservableQuery): boolean => {
  const { error, loading } = query.getCurrentResult();
  return !loading && error !== undefined && problemOf(error).code === "network";
};
