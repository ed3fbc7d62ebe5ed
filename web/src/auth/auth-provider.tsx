import { AbilityProvider } from "@casl/react";
import type { ReactNode } from "react";
import { AuthContext } from "./auth-context.ts";
import type { Auth } from "./auth.ts";

/** Provides `useAuth` and `useAbility` to everything below; the router and the data client get the same `auth`. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return (
    <AuthContext value={auth}>
      <AbilityProvider value={auth.ability}>{children}</AbilityProvider>
    </AuthContext>
  );
}
