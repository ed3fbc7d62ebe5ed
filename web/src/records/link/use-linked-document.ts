import { useCallback, useEffect, useState } from "react";
import { callLink, problemOfLink, type LinkProblem } from "./call-link.ts";

interface LinkedDocument<Found> {
  /** The function that reads it. */
  path: string;
  token: string;
  parse: (answer: unknown) => Found;
}

interface Read<Found> {
  token: string;
  found: Found | null;
  problem: LinkProblem | null;
}

async function readLink<Found>({ path, token, parse }: LinkedDocument<Found>): Promise<Read<Found>> {
  try {
    return { token, found: parse(await callLink(path, { token })), problem: null };
  } catch (error) {
    return { token, found: null, problem: problemOfLink(error) };
  }
}

/** The document behind a link; neither it nor a problem while it is read. `parse` and `path` never change. */
export function useLinkedDocument<Found>({ path, token, parse }: LinkedDocument<Found>) {
  const [read, setRead] = useState<Read<Found> | null>(null);
  const load = useCallback(() => readLink({ path, token, parse }).then(setRead), [path, token, parse]);
  useEffect(() => {
    void readLink({ path, token, parse }).then(setRead);
  }, [path, token, parse]);

  const current = read?.token === token ? read : null;
  return { found: current?.found ?? null, problem: current?.problem ?? null, load };
}
