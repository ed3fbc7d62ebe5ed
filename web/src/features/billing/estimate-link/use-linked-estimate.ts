import { useCallback, useEffect, useState } from "react";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { callEstimateLink, LinkProblem } from "./call-estimate-link.ts";
import { linkedEstimateSchema, type LinkedEstimate } from "./linked-estimate.ts";

export const problemOfLink = (error: unknown): LinkProblem =>
  error instanceof LinkProblem ? error : new LinkProblem("unexpected", clientErrorCatalogue.unexpected.message);

interface Read {
  token: string;
  found: LinkedEstimate | null;
  problem: LinkProblem | null;
}

async function readLink(token: string): Promise<Read> {
  try {
    const found = linkedEstimateSchema.parse(await callEstimateLink("", { token }));
    return { token, found, problem: null };
  } catch (error) {
    return { token, found: null, problem: problemOfLink(error) };
  }
}

/** The estimate behind a link; neither it nor a problem while it is read. */
export function useLinkedEstimate(token: string) {
  const [read, setRead] = useState<Read | null>(null);
  const load = useCallback(() => readLink(token).then(setRead), [token]);
  useEffect(() => {
    void readLink(token).then(setRead);
  }, [token]);

  const current = read?.token === token ? read : null;
  return { found: current?.found ?? null, problem: current?.problem ?? null, load };
}
