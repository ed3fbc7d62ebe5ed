import { useCallback, useEffect, useState } from "react";
import { AuthError } from "#auth/auth-problem.ts";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { LinkProblem, problemOfLink } from "#records/link/call-link.ts";
import { linkedOrderSchema, type LinkedOrder } from "./linked-order.ts";

interface Read {
  found: LinkedOrder | null;
  problem: LinkProblem | null;
}

const nothing: Read = { found: null, problem: null };

/** The order behind a link, read in the name of whoever is signed in, if anybody is. */
export function useLinkedOrder(token: string) {
  const { token: accessToken } = useAuth();
  const [read, setRead] = useState<Read>(nothing);
  const load = useCallback(async () => setRead(await readOrder(token, accessToken)), [token, accessToken]);
  useEffect(() => {
    let isGone = false;
    async function loadFirst() {
      const answered = await readOrder(token, accessToken);
      if (!isGone) setRead(answered);
    }
    void loadFirst();
    return () => {
      isGone = true;
    };
  }, [token, accessToken]);

  return { ...read, load };
}

async function readOrder(token: string, accessToken: () => Promise<string | null>): Promise<Read> {
  try {
    const response = await callFunction({ path: "order-link", input: { token }, token: accessToken });
    return { found: linkedOrderSchema.parse(await response.json()), problem: null };
  } catch (error) {
    return { found: null, problem: problemOf(error) };
  }
}

const problemOf = (error: unknown): LinkProblem =>
  error instanceof AuthError ? new LinkProblem(error.error, error.message) : problemOfLink(error);
