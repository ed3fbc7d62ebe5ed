import { fail } from "@boresight/domain/base/errors";
import type { DocumentState, IssuedType } from "@boresight/domain/documents/issued-document";
import { asSystem } from "#platform/database/transaction.ts";
import { packetHashesOf } from "#modules/documents/pdf/known-packet.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import type { Pool } from "pg";
import { documentWithState, stateOfDocument } from "./document-state.ts";

/** What anybody who holds a document reads about it: nothing of its customer, and of the vehicle what tells it apart. */
export interface VerifiedDocument {
  type: IssuedType;
  number: string;
  revision: number;
  state: DocumentState;
  issuedAt: string;
  shop: string;
  issuer: string | null;
  vehicle: { year: number; make: string; model: string; vinEnd: string | null };
  /** Of its PDF; null until that was asked for. */
  sha256: string | null;
  /** Of the packets of its order that people were given. */
  packetHashes: readonly string[];
  supersededBy: { number: string; revision: number; issuedAt: string } | null;
  revokedAt: string | null;
}

interface Deps {
  pool: Pool;
  openLink: OpenLink;
  config: { brandName: string };
}

/** Throws `not-found`, the same for whatever is no code of a document, and `too-many-requests` for who tries many. */
export async function verifyDocument(
  asked: { code: string; address: string },
  { pool, openLink, config }: Deps,
): Promise<VerifiedDocument> {
  const code = /^[A-Za-z0-9_-]{22}$/.test(asked.code) ? asked.code : ""; // Looked up as well: it takes the same time.
  const { address } = asked;
  const found = await openLink({ token: code, address }, () =>
    asSystem(pool, async (system) => {
      const row = await system.maybe<VerifiedDocument>({ isPrepared: true, text: verifiedText, values: [code] });
      return row ?? null;
    }),
  );
  if (!found) throw fail("not-found");
  return { ...found, shop: found.shop || config.brandName };
}

const verifiedText = `select d.type, d.number, d.revision, ${stateOfDocument} as state, d.issued_at,
    d.verification ->> 'shop' as shop, d.verification ->> 'issuer' as issuer,
    json_build_object('year', d.verification -> 'year', 'make', d.verification ->> 'make', 'model', d.verification ->> 'model',
      'vinEnd', d.verification ->> 'vinEnd') as vehicle,
    d.sha256, ${packetHashesOf("d.service_order_id")} as packet_hashes,
    case when n.id is not null then json_build_object('number', n.number, 'revision', n.revision, 'issuedAt', n.issued_at) end
      as superseded_by,
    coalesce(d.revoked_at, i.voided_at, case when e.status = 'void' then e.updated_at end) as revoked_at
  from ${documentWithState}
  where d.verification_code = $1`;
