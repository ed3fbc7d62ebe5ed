import { useContext, useMemo } from "react";
import { createAccountClient, type AccountClient } from "./account-client.ts";
import { AuthContext } from "./auth-context.ts";

/** Returns the same client as long as the app lives. */
export function useAccountClient(): AccountClient {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAccountClient needs an AuthProvider above it");
  return useMemo(() => createAccountClient(auth), [auth]);
}
