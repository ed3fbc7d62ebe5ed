import { useContext, useSyncExternalStore } from "react";
import { AuthContext } from "./auth-context.ts";
import type { AuthState } from "./machines/auth-state.ts";
import type { Auth } from "./auth.ts";
import { seesInvoices, worksInOffice } from "@boresight/domain/accounts/roles";
import { standingOf } from "./session.ts";

/** The state at the time of rendering, and every action; `state()` is the current state. */
export type UsableAuth = AuthState & Auth;

export function useAuth(): UsableAuth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return { ...auth, ...useSyncExternalStore(auth.subscribe, auth.state) };
}

/** Whether the person does the shop's daily business with customers and money: an admin, or a technician with that right. */
export const useIsOffice = (): boolean => worksInOffice(standingOf(useAuth().user));

export const useSeesInvoices = (): boolean => seesInvoices(standingOf(useAuth().user));
