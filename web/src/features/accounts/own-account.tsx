import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { OwnAccount } from "#auth/account-client.ts";
import { problemOf } from "#auth/auth-problem.ts";
import { useAccountClient } from "#auth/use-account-client.ts";

interface Known {
  account: OwnAccount | null;
  problem: string | null;
  /** Reloads the account after a change. */
  reload: () => Promise<void>;
}

const OwnAccountContext = createContext<Known | null>(null);

/** The signed-in person's account, queried once for all cards of the page. */
export function OwnAccountProvider({ children }: { children: ReactNode }) {
  const client = useAccountClient();
  const [account, setAccount] = useState<OwnAccount | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(
    () => client.readAccount().then(setAccount, (error: unknown) => setProblem(problemOf(error).message)),
    [client],
  );
  useEffect(() => {
    void reload();
  }, [reload]);
  const known = useMemo(() => ({ account, problem, reload }), [account, problem, reload]);

  return <OwnAccountContext value={known}>{children}</OwnAccountContext>;
}

export function useOwnAccount(): Known {
  const known = useContext(OwnAccountContext);
  if (!known) throw new Error("useOwnAccount needs an OwnAccountProvider above it");
  return known;
}
