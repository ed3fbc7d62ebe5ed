import { withdrawnMark, type WithdrawnList } from "@boresight/domain/documents/signed/document-statement";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Clock } from "#platform/clock.ts";
import type { Pool } from "pg";
import { documentWithState, stateOfDocument } from "#modules/documents/document-state.ts";
import type { DocumentSigning } from "./open-signing.ts";

/** About 1 MB. A list that is longer says since when it is whole. */
const mostDocuments = 20_000;
/** For so long all are given the same list. */
export const listSeconds = 300;

interface WithdrawnDeps {
  pool: Pool;
  clock: Clock;
  signing: DocumentSigning;
}

/** Returns what reads the signed list of documents that were revoked or replaced; one is made every five minutes at most. */
export function openWithdrawnList(deps: WithdrawnDeps): () => Promise<string> {
  let made: { list: Promise<string>; at: number } | null = null;
  return () => {
    const now = deps.clock().getTime();
    if (made && Math.abs(now - made.at) < listSeconds * 1000) return made.list;
    const list = asSystem(deps, readWithdrawn).then((found) => deps.signing.signList(found));
    made = { list, at: now };
    list.catch(() => (made = null)); // The next one tries again.
    return list;
  };
}

/** SQL: the few documents that can be no longer valid, each kind by an index: nearly all of a shop's are valid for good. */
const maybeWithdrawn = `select id from app.documents where revoked_at is not null
  union all select supersedes_id from app.documents where supersedes_id is not null
  union all select v.id from app.invoices w join app.documents v on v.invoice_id = w.id where w.status = 'void'
  union all select v.id from app.estimates w join app.documents v on v.estimate_id = w.id where w.status in ('void', 'superseded')`;

type Found = Omit<WithdrawnList, "madeAt">;

export const findWithdrawn = () => ({
  text: `select w.code, w.state, w.at from (
      select d.verification_code as code, ${stateOfDocument} as state,
        coalesce(d.revoked_at, i.voided_at, n.issued_at, e.updated_at, d.issued_at) as at
      from ${documentWithState} where d.id in (${maybeWithdrawn})) w
    where w.state <> 'valid' order by w.at desc, w.code limit ${mostDocuments + 1}`,
  values: [],
});

export async function readWithdrawn(system: Rights): Promise<Found> {
  const rows = await system.rows<{ code: string; state: "revoked" | "superseded"; at: string }>(findWithdrawn());
  const listed = rows.slice(0, mostDocuments);
  const isWhole = listed.length === rows.length;
  return {
    format: "boresight-withdrawn-1",
    since: isWhole ? null : new Date(listed.at(-1)?.at ?? 0).toISOString(),
    // In the order of their marks, which says nothing about when.
    documents: listed
      .map(({ code, state }) => ({ mark: withdrawnMark(code), state }))
      .toSorted((one, other) => (one.mark < other.mark ? -1 : 1)),
  };
}
