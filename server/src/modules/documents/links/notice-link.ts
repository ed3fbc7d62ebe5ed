import { linkAcknowledgementSchema, noticeTokenSchema } from "@boresight/domain/documents/acknowledgement";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { Block, DocumentContent, Text } from "@boresight/domain/documents/document-content";
import type { DocumentState } from "@boresight/domain/documents/issued-document";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { documentWithState, isShownOutside, stateOfDocument } from "#modules/documents/document-state.ts";
import { acknowledge } from "#modules/documents/notices/record-acknowledgement.ts";
import type { KeepContent } from "#modules/billing/estimates/decisions/store-signature.ts";
import { issuedPdf, type ServedPdf } from "#modules/documents/pdf/read-pdf.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { linkTokenHash } from "#platform/link-token.ts";
import type { PacketLinkDeps } from "./open-packet-link.ts";
import type { LinkedRequest } from "#platform/limits/linked-request.ts";

interface Found {
  documentId: string;
  type: NoticeType;
  number: string;
  state: DocumentState;
  content: DocumentContent;
  verification: { shop: string; year: number; make: string; model: string; vinEnd: string | null };
  acknowledgedBy: string | null;
  acknowledgedAt: string | null;
  expiresAt: string;
  revokedAt: string | null;
}

/** Throws `not-found`, `link-revoked`, `link-expired`, and `too-many-requests` for who tries many. */
async function findNoticeLink({ sent, address }: LinkedRequest, deps: PacketLinkDeps): Promise<Found> {
  const { pool, clock, openLink } = deps;
  const token = noticeTokenSchema.safeParse(sent).data?.token ?? "";
  const found = await openLink({ token, address }, () =>
    asSystem(pool, async (system) => {
      const link = await system.maybe<Found>({
        text: `select d.id as document_id, d.type, d.number, ${stateOfDocument} as state, d.content, d.verification,
            y.full_name as acknowledged_by, y.acknowledged_at, l.expires_at, l.revoked_at
          from ${documentWithState}
          join app_private.notice_links l on l.document_id = d.id
          left join app.acknowledgements y on y.document_id = d.id
          where l.token_hash = $1 and ${isShownOutside}`,
        values: [linkTokenHash(token)],
      });
      return link ?? null;
    }),
  );
  if (!found) throw fail("not-found");
  if (found.revokedAt !== null) throw fail("link-revoked");
  if (new Date(found.expiresAt) <= clock()) throw fail("link-expired");
  return found;
}

/** What the page of a link shows: the notice itself, and whether it was signed for. */
export async function openNoticeLink(asked: LinkedRequest, deps: PacketLinkDeps) {
  const { type, number, state, content, verification, acknowledgedBy, acknowledgedAt } = await findNoticeLink(
    asked,
    deps,
  );
  const { shop, year, make, model, vinEnd } = verification;
  return {
    type,
    number,
    state,
    title: content.title,
    language: content.language,
    parts: content.blocks.flatMap(partOf),
    shop: shop || deps.config.brandName,
    vehicle: `${year} ${make} ${model}`,
    vinEnd,
    acknowledgedBy,
    acknowledgedAt,
  };
}

/** A block as the page shows it; what has no words of its own, such as the line to sign on, is left to the PDF. */
function partOf(block: Block): { kind: string; text: string; items: readonly string[] }[] {
  if (block.kind === "checklist") return [listOf(block.items)];
  if (block.kind === "table") return [listOf(block.rows.map(({ cells }) => cells.map(wordsOf).join(" · ")))];
  if (block.kind === "facts") return [listOf(block.facts.map(({ label, value }) => `${label}: ${wordsOf(value)}`))];
  return "text" in block ? [{ kind: block.kind, text: block.text, items: [] }] : [];
}

const listOf = (items: readonly string[]) => ({ kind: "list", text: "", items });

const wordsOf = (text: Text): string => (typeof text === "string" ? text : text.code);

export async function readNoticeByLink(asked: LinkedRequest, deps: PacketLinkDeps): Promise<ServedPdf> {
  const { documentId } = await findNoticeLink(asked, deps);
  return issuedPdf(documentId, deps);
}

/** Signs for the notice. Throws also `document-not-current` and `notice-acknowledged`. */
export async function acknowledgeByLink(
  { userAgent, ...asked }: LinkedRequest & { userAgent: string },
  deps: PacketLinkDeps & { keepContent: KeepContent },
): Promise<void> {
  const { documentId } = await findNoticeLink(asked, deps);
  const { token: _token, ...signed } = parseInput(linkAcknowledgementSchema, asked.sent);
  const { address } = asked;
  const witness = { channel: "link" as const, userId: null, address, userAgent, keepContent: deps.keepContent };
  await asSystem(deps, (_system, work) => acknowledge(documentId, { signed, witness }, work));
}
