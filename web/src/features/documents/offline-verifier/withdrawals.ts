import { checkWithdrawn, type TrustedKey } from "@boresight/domain/documents/signed/check-signed";
import {
  marksOf,
  type DocumentStatement,
  type WithdrawnList,
} from "@boresight/domain/documents/signed/document-statement";

export type Withdrawal = { state: "revoked" | "stands" | "superseded" | "tooShort"; moment: string };

/** Fetches the signed list. Null when there is none, or its signature is not right. */
export async function fetchWithdrawn(url: string, keys: readonly TrustedKey[]): Promise<WithdrawnList | null> {
  try {
    const response = await fetch(url, { credentials: "omit", signal: AbortSignal.timeout(20_000) });
    const checked = checkWithdrawn(await response.text(), keys);
    return "said" in checked ? checked.said : null;
  } catch {
    return null;
  }
}

/** What the list says of a document, or of the worst of those in it. */
export function withdrawalOf(said: DocumentStatement, { documents, since, madeAt }: WithdrawnList): Withdrawal {
  const marks = new Set(marksOf(said));
  const states = documents.filter(({ mark }) => marks.has(mark)).map(({ state }) => state);
  for (const state of ["revoked", "superseded"] as const) if (states.includes(state)) return { state, moment: madeAt };
  const isCovered = since === null || said.signedAt >= since;
  return isCovered ? { state: "stands", moment: madeAt } : { state: "tooShort", moment: since };
}
