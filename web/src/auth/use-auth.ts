import { useContext, useSyncExternalStore } from "react";
import { AuthContext } from "./auth-context.ts";
import type { AuthState } from "./machines/auth-state.ts";
import type { Auth } from "./auth.ts";

/** The state at the time of rendering, and every action; `state()` is the current state. */
export type UsableAuth = AuthState & Auth;

export function useAuth(): UsableAuth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return { ...auth, ...useSyncExternalStore(auth.subscribe, auth.state) };
}
