import { useContext, useSyncExternalStore } from "react";
import { AuthContext } from "./auth-context.ts";
import type { AuthState } from "./auth-state.ts";
import type { Auth } from "./auth.ts";

export type UsableAuth = AuthState & Pick<Auth, "signIn" | "signOut" | "signUp">;

export function useAuth(): UsableAuth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  const state = useSyncExternalStore(auth.subscribe, auth.state);
  return { ...state, signIn: auth.signIn, signUp: auth.signUp, signOut: auth.signOut };
}
