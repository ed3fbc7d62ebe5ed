import type { Cents } from "@boresight/domain/base/money";
import type { Block, TableRow } from "@boresight/domain/documents/document-content";
import { proofLinks, type LineProof, type Proof } from "@boresight/domain/documents/line-proof";
import { readLines, type StoredLine } from "#modules/billing/documents/read-lines.ts";
import { printableRow, type ReadingContext } from "#modules/documents/content/document-reader.ts";
import { paymentWord } from "#modules/documents/content/payment-word.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { readLineProofs } from "#modules/documents/content/proof/read-line-proofs.ts";

/** Back from each line of an invoice to the estimate, and forward to who paid it. Nothing where no line rests on anything. */
export async function readProofBlocks(
  invoice: { id: string; serviceOrderId: string },
  { rights, now }: ReadingContext,
  frame: DocumentFrame,
): Promise<readonly Block[]> {
  const proofs = printableRow(await readLineProofs(invoice, { rights, now }));
  const lines = printableRow(await readLines("invoice_id", invoice.id, rights));
  const rows = lines.flatMap((line) => rowOf(line, proofs, frame));
  if (rows.length === 0) return [];
  const { say } = frame;
  const settled = printableRow(await rights.one<Settled>({ text: settledText, values: [invoice.id] }));
  return [
    { kind: "pageBreak" },
    { kind: "heading", text: say("documents.whyEveryDollar") },
    {
      kind: "table",
      summary: say("documents.whyEveryDollar"),
      columns: [
        { head: say("base.description"), align: "start", share: 76 },
        { head: say("base.amount"), align: "end", share: 24 },
      ],
      rows,
    },
    ...settledBlocks(settled, frame),
  ];
}

/** What is missing is the shop's own affair: a packet says what is there. */
function rowOf(line: StoredLine, proofs: readonly LineProof[], frame: DocumentFrame): readonly TableRow[] {
  const found = proofs.find(({ lineItemId }) => lineItemId === line.id)?.proofs ?? [];
  if (found.length === 0) return [];
  return [
    {
      cells: [frame.own(line.description), frame.money(line.totalPrice)],
      note: found.map((proof) => wordsOf(proof, frame)).join("\n"),
    },
  ];
}

function wordsOf({ link, value, at, page }: Proof, { name, own, say, number, moment }: DocumentFrame): string {
  const place = page === undefined ? null : say("documents.onPage", { page: number(page) });
  const said = [own(value), at && moment(at), place].filter(Boolean).join(" · ");
  return say("documents.provenBy", { label: name(proofLinks[link]), value: said });
}

interface Settled {
  payments: readonly { day: string; amountCents: Cents; /** Null for a credit. */ method: string | null }[];
  /** The invoice's id in QuickBooks. */
  bookedAs: string | null;
}

function settledBlocks({ payments, bookedAs }: Settled, frame: DocumentFrame): readonly Block[] {
  const { say, day, own, moneyWords } = frame;
  const paid = payments.map(({ amountCents, method, ...one }) => ({
    label: say("base.payment"),
    value: [day(one.day), method && paymentWord(method, frame), moneyWords(amountCents)].filter(Boolean).join(" · "),
  }));
  const facts = [...paid, ...(bookedAs === null ? [] : [{ label: "QuickBooks", value: own(bookedAs) }])];
  return facts.length > 0 ? [{ kind: "facts", facts }] : [];
}

const settledText = `select (select coalesce(json_agg(json_build_object('day', coalesce(p.received_on, a.created_at::date), 'amountCents', a.amount_cents,
        'method', p.method) order by a.created_at, a.id), '[]')
      from (select * from app.payment_allocations where invoice_id = $1 order by created_at, id limit 100) a
      left join app.payments p on p.id = a.payment_id) as payments,
    (select q.qbo_id from app.qbo_links q where q.entity = 'Invoice' and q.local_id = $1 order by q.created_at desc limit 1) as booked_as`;
