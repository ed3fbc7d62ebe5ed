import { cents, negated } from "@boresight/domain/base/money";
import type { AgeingBucket } from "@boresight/domain/billing/invoice-status";
import { monthOf } from "@boresight/domain/billing/books/closed-month";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { shopDay } from "#modules/billing/shop-day.ts";
import { readAccountOf } from "#modules/billing/statements/read-account-statement.ts";
import { readStatementOf, type Statement } from "#modules/billing/statements/read-statement.ts";
import { accountBlocks } from "./account-blocks.ts";
import { billToParty, type BillTo } from "./bill-to-party.ts";
import { type DocumentReader, printableRow, headedText } from "./document-reader.ts";
import { postalAddress } from "./postal-lines.ts";
import { readFrame, type DocumentFrame } from "./read-frame.ts";

interface Account {
  billTo: BillTo;
}

/** An account in a period, line by line as on the statement's screen and in its CSV, and what is open today by age. */
export const readStatement: DocumentReader = async (customerId, context) => {
  const { rights, now, period } = context;
  const { billTo } = printableRow(await rights.one<Account>({ text: accountText, values: [customerId] }));
  const today = await shopDay({ system: rights, now });
  const to = period?.to ?? today;
  const from = period?.from ?? `${monthOf(to)}-01`;
  const account = printableRow(await readAccountOf({ customerId, from, to }, rights));
  const open = printableRow(await readStatementOf(customerId, today, rights));
  const frame = await readFrame({ customerId, serviceOrderId: null }, context);
  const { say, day, money } = frame;
  return frame.finish({
    type: "statement",
    title: say("billing.statement"),
    number: null,
    facts: [
      { label: say("dashboards.period"), value: say("billing.fromDayToDay", { from: day(from), to: day(to) }) },
      { label: say("billing.closingBalance"), value: money(cents(account.closingCents)) },
    ],
    parties: [{ ...billToParty(billTo, frame), heading: say("base.customer") }],
    blocks: [...accountBlocks(account, frame), ...openBlocks(open, frame)],
  });
};

function openBlocks(statement: Statement, frame: DocumentFrame): Block[] {
  const { say, money, moneyWords, day } = frame;
  const total = cents(statement.totalCents);
  const nothing: Block = { kind: "paragraph", text: say("documents.nothingIsOwed") };
  const credit = cents(statement.creditCents);
  const rows = [
    { label: say("documents.amountDue"), value: money(total), isStrong: true },
    ...(statement.contestedCents === 0
      ? []
      : [{ label: say("base.inDispute"), value: money(cents(statement.contestedCents)), isStrong: false }]),
    ...(credit === 0 ? [] : [{ label: say("documents.creditKept"), value: money(negated(credit)), isStrong: false }]),
  ];
  const isNothing = statement.invoices.length === 0;
  if (isNothing && credit === 0) return [nothing];
  return [
    {
      kind: "heading",
      text: say("billing.openOnDay", { amount: moneyWords(total), date: day(statement.asOf) }),
    },
    ...(isNothing ? [nothing] : [ageingTable(statement, frame)]),
    { kind: "totals", rows },
    ...(isNothing ? [] : headedText(say("documents.howToPay"), frame.shop.paymentInstructions, frame)),
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

const accountText = `select json_build_object('companyName', c.company_name, 'firstName', c.first_name, 'lastName', c.last_name,
    'email', c.email, 'phone', c.phone, 'address', ${postalAddress("a")}) as bill_to
  from app.customers c left join app.addresses a on a.id = c.address_id where c.id = $1`;
