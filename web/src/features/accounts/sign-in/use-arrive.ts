import { useNavigate, useSearch } from "@tanstack/react-router";
import { useContext } from "react";
import { pageAfterSignIn } from "#auth/sign-in/page-after-sign-in.ts";
import { AuthContext } from "#auth/auth-context.ts";

/** The address that must be verified: `email` has been sent the link, `unverified` not yet. */
type Who = { email: string } | { unverified: string };

/** Navigates after a sign-in attempt: to the requested page, to the second factor, or to the notice about an email. */
export function useArrive(): (who?: Who) => Promise<void> {
  const auth = useContext(AuthContext);
  const navigate = useNavigate();
  const { to, ...query }: Record<string, string> = useSearch({ strict: false });

  return async (who) => {
    const { status, arrivedBy } = auth?.state() ?? {}; // As it is after the attempt, not as it was when the page was rendered.
    const page = arrivedBy === "passwordReset" ? "/" : pageAfterSignIn(to); // The new password is entered there.
    if (status === "signedIn") return navigate({ to: page, search: query, replace: true });
    const search = { ...query, ...(to !== undefined && { to }) };
    if (status === "needsMfa") return navigate({ to: "/two-steps", search });
    if (status === "needsEmailVerification") return navigate({ to: "/verify-email", search: { ...search, ...who } });
  };
}
