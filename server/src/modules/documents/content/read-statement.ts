import { cents, negated } from "@boresight/domain/base/money";
import type { AgeingBucket } from "@boresight/domain/billing/invoice-status";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { shopDay } from "#modules/billing/shop-day.ts";
import { readStatementOf, type Statement } from "#modules/billing/statements/read-statement.ts";
import { billToParty, type BillTo } from "./bill-to-party.ts";
import type { DocumentReader } from "./document-reader.ts";
import { codeOf } from "./facts-of.ts";
import { postalAddress } from "./postal-lines.ts";
import { printableRow } from "./printable-row.ts";
import { readFrame, type DocumentFrame } from "./read-frame.ts";
import { headedText } from "./typed-blocks.ts";

interface Account {
  billTo: BillTo;
}

/** What a customer owes today; the same figures as the statement's screen and CSV. */
export const readStatement: DocumentReader = async (customerId, context) => {
  const { rights, now } = context;
  const { billTo } = printableRow(await rights.one<Account>({ text: accountText, values: [customerId] }));
  const statement = printableRow(await readStatementOf(customerId, await shopDay({ system: rights, now }), rights));
  const frame = await readFrame({ customerId, serviceOrderId: null }, context);
  const { say, day } = frame;
  return frame.finish({
    type: "statement",
    title: say("billing.statement"),
    number: null,
    facts: [
      { label: say("documents.asOf"), value: day(statement.asOf) },
      { label: say("documents.amountDue"), value: frame.money(cents(statement.totalCents)) },
    ],
    parties: [{ ...billToParty(billTo, frame), heading: say("base.customer") }],
    blocks: blocksOf(statement, frame),
  });
};

function blocksOf(statement: Statement, frame: DocumentFrame): Block[] {
  const { say, money } = frame;
  if (statement.invoices.length === 0) return [{ kind: "paragraph", text: say("documents.nothingIsOwed") }];
  const credit = cents(statement.creditCents);
  return [
    { kind: "heading", text: say("billing.ageing") },
    ageingTable(statement, frame),
    { kind: "heading", text: say("documents.openInvoices") },
    invoicesTable(statement, frame),
    {
      kind: "totals",
      rows: [
        { label: say("documents.amountDue"), value: money(cents(statement.totalCents)), isStrong: true },
        ...(statement.contestedCents === 0
          ? []
          : [{ label: say("documents.inDispute"), value: money(cents(statement.contestedCents)), isStrong: false }]),
        ...(credit === 0
          ? []
          : [{ label: say("documents.creditKept"), value: money(negated(credit)), isStrong: false }]),
      ],
    },
    ...headedText(say("documents.howToPay"), frame.shop.paymentInstructions, frame),
  ];
}

const buckets: readonly { bucket: AgeingBucket; words: TextKey; sum: (statement: Statement) => number }[] = [
  { bucket: "notDue", words: "billing.notDueYet", sum: ({ notDueCents }) => notDueCents },
  { bucket: "0-30", words: "documents.days0To30", sum: ({ to30Cents }) => to30Cents },
  { bucket: "31-60", words: "billing.days31To60", sum: ({ to60Cents }) => to60Cents },
  { bucket: "61-90", words: "billing.days61To90", sum: ({ to90Cents }) => to90Cents },
  { bucket: "90+", words: "billing.over90Days", sum: ({ over90Cents }) => over90Cents },
];

const ageingTable = (statement: Statement, { say, money }: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: say("billing.ageing"),
  columns: buckets.map(({ words }) => ({ head: say(words), align: "end", share: 20 })),
  rows: [{ cells: buckets.map(({ sum }) => money(cents(sum(statement)))), note: null }],
});

function invoicesTable({ invoices }: Statement, frame: DocumentFrame): TableBlock {
  const { say, day, money } = frame;
  const wordOf = (bucket: AgeingBucket) =>
    say(buckets.find((one) => one.bucket === bucket)?.words ?? "billing.notDueYet");
  return {
    kind: "table",
    summary: say("documents.openInvoices"),
    columns: [
      { head: say("documents.invoiceTitle"), align: "start", share: 13 },
      { head: say("base.order"), align: "start", share: 13 },
      { head: say("documents.issued"), align: "start", share: 17 },
      { head: say("documents.due"), align: "start", share: 17 },
      { head: say("documents.age"), align: "start", share: 14 },
      { head: say("orders.total"), align: "end", share: 13 },
      { head: say("billing.balance"), align: "end", share: 13 },
    ],
    rows: invoices.map((invoice) => ({
      cells: [
        { code: invoice.number },
        codeOf(invoice.orderNumber) ?? "",
        day(invoice.issueDate),
        invoice.dueDate ? day(invoice.dueDate) : "",
        wordOf(invoice.bucket),
        money(cents(invoice.totalCents)),
        money(cents(invoice.balanceCents)),
      ],
      note: noteOf(invoice, frame),
    })),
  };
}

function noteOf(
  { poNumber, contestedCents }: Statement["invoices"][number],
  { say, moneyWords }: DocumentFrame,
): string | null {
  const po = poNumber && say("documents.poOf", { po: poNumber });
  const contested =
    contestedCents > 0 && say("documents.amountInDispute", { amount: moneyWords(cents(contestedCents)) });
  return [po, contested].filter(Boolean).join(" · ") || null;
}

const accountText = `select json_build_object('companyName', c.company_name, 'firstName', c.first_name, 'lastName', c.last_name,
    'email', c.email, 'phone', c.phone, 'address', ${postalAddress("a")}) as bill_to
  from app.customers c left join app.addresses a on a.id = c.address_id where c.id = $1`;
