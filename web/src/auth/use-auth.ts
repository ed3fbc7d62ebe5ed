import { useContext, useSyncExternalStore } from "react";
import { AuthContext } from "./auth-context.ts";
import type { AuthState } from "./machines/auth-state.ts";
import type { Auth } from "./auth.ts";

/** The state as it was when this was drawn, and every door to change it; `state()` is how it is now. */
export type UsableAuth = AuthState & Auth;

export function useAuth(): UsableAuth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return { ...auth, ...useSyncExternalStore(auth.subscribe, auth.state) };
}
