import { useIsOffice } from "#auth/use-standing.ts";
import { useSubscription } from "@apollo/client/react";
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";

const UnhandledCount = graphql(`
  subscription UnhandledCount {
    unhandledNotifications {
      totalCount
    }
  }
`);

interface Alerts {
  /** 0 for everyone except admins. */
  count: number;
  /** Why they are not known. */
  problem: string | null;
  expanded: boolean;
  setExpanded: (expanded: boolean) => void;
}

const AlertsContext = createContext<Alerts | null>(null);

/** Counts the unhandled alerts live, with one subscription for bell and panel. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const isOffice = useIsOffice();
  const [expanded, setExpanded] = useState(false);
  const { data, error } = useSubscription(UnhandledCount, { skip: !isOffice });
  const count = data?.unhandledNotifications?.totalCount ?? 0;
  const problem = error ? problemOf(error).message : null;
  const alerts = useMemo(() => ({ count, problem, expanded, setExpanded }), [count, problem, expanded]);

  return <AlertsContext value={alerts}>{children}</AlertsContext>;
}

export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) throw new Error("useAlerts needs an AlertsProvider above it");
  return alerts;
}
