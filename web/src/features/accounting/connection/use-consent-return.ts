import { useEffect, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { broughtSchema, consentIn, type ConsentReturn } from "./consent-return.ts";

/** How far the return from QuickBooks is; null when nobody returned. */
export type ReturnState =
  | null
  | { kind: "working" }
  | { kind: "connected" | "offered" | "refused" }
  | { kind: "failed"; message: string };

const gone = { code: undefined, state: undefined, realmId: undefined, error: undefined, error_description: undefined };

/** Consents are taken once, however often React runs the effect. */
const taken = new Set<string>();

/** Takes what the browser brought back from QuickBooks, once: it leaves the address before, so that a reload asks nothing. */
export function useConsentReturn(): ReturnState {
  const { search, change } = useAddress();
  const { token } = useAuth();
  const [brought] = useState(() => consentIn(search));
  const [state, setState] = useState<ReturnState>(() => startOf(brought));
  useEffect(() => {
    if (!brought || taken.has(brought.input.state)) return;
    taken.add(brought.input.state);
    change(gone);
    const take = async () => {
      const answer = await callFunction({ path: "quickbooks-connection", input: brought.input, token });
      const { outcome } = broughtSchema.parse(await answer.json());
      setState({ kind: outcome });
    };
    take().catch((error: unknown) => {
      // A refusal is one, whether the server remembers who asked or not.
      if (brought.kind === "given") setState({ kind: "failed", message: wordsOfProblem(problemOf(error)) });
    });
  }, [brought, change, token]);

  return state;
}

function startOf(brought: ConsentReturn | null): ReturnState {
  if (!brought) return null;
  return { kind: brought.kind === "refused" ? "refused" : "working" };
}
