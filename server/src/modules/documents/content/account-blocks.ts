/** The lines and sums of a customer's account in a period, as on the statement's screen. */
import { cents, negated } from "@boresight/domain/base/money";
import type { Block, TableRow } from "@boresight/domain/documents/document-content";
import type { AccountEntry, AccountStatement } from "#modules/billing/statements/read-account-statement.ts";
import { codeOf } from "./document-reader.ts";
import { paymentWord } from "./payment-word.ts";
import type { DocumentFrame } from "./read-frame.ts";

export function accountBlocks(account: AccountStatement, frame: DocumentFrame): Block[] {
  const { say, day, money } = frame;
  const { from, to, openingCents, closingCents, entries } = account;
  const balance = (on: string, words: string, amountCents: number): TableRow => ({
    cells: [day(on), words, "", "", "", "", money(cents(amountCents))],
    note: null,
  });
  return [
    {
      kind: "table",
      summary: say("billing.entriesOfAccount"),
      columns: [
        { head: say("base.date"), align: "start", share: 15 },
        { head: say("billing.entry"), align: "start", share: 23 },
        { head: say("base.order"), align: "start", share: 13 },
        { head: say("documents.repairOrderShort"), align: "start", share: 13 },
        { head: say("billing.charge"), align: "end", share: 12 },
        { head: say("base.payment"), align: "end", share: 12 },
        { head: say("base.balance"), align: "end", share: 12 },
      ],
      rows: [
        balance(from, say("billing.openingBalance"), openingCents),
        ...entries.map((entry) => entryRow(entry, frame)),
        balance(to, say("billing.closingBalance"), closingCents),
      ],
    },
    ...(account.isMore
      ? [{ kind: "paragraph" as const, text: say("billing.firstEntriesShown", { count: entries.length }) }]
      : []),
    sums(account, frame),
  ];
}

function sums({ openingCents, chargedCents, paidCents, closingCents }: AccountStatement, frame: DocumentFrame): Block {
  const { say, money } = frame;
  const row = (label: string, amountCents: number, isStrong = false) => ({
    label,
    value: money(cents(amountCents)),
    isStrong,
  });
  return {
    kind: "totals",
    rows: [
      row(say("billing.openingBalance"), openingCents),
      row(say("billing.invoiced"), chargedCents),
      row(say("billing.paid"), paidCents),
      row(say("billing.closingBalance"), closingCents, true),
    ],
  };
}

function entryRow(entry: AccountEntry, frame: DocumentFrame): TableRow {
  const { day, money } = frame;
  const amount = cents(entry.amountCents);
  return {
    cells: [
      day(entry.day),
      entryWords(entry, frame),
      codeOf(entry.orderNumber) ?? "",
      codeOf(entry.repairOrderNumber) ?? "",
      amount > 0 ? money(amount) : "",
      amount < 0 ? money(negated(amount)) : "",
      money(cents(entry.balanceCents)),
    ],
    note: null,
  };
}

function entryWords({ kind, reference, method }: AccountEntry, frame: DocumentFrame): string {
  const { say } = frame;
  const number = reference ?? "";
  const how = [method && paymentWord(method, frame), reference].filter(Boolean).join(" ");
  const words: Readonly<Record<AccountEntry["kind"], string>> = {
    invoice: say("base.invoiceNumber", { number }),
    void: say("billing.voidedInvoice", { number }),
    payment: say("billing.paymentBy", { how }),
    reversal: say("billing.reversedPayment", { how }),
    refund: say("billing.creditPaidBack"),
    adjustment: say("billing.creditAdjusted"),
    creditMemo: say("billing.creditMemoNumber", { number }),
  };
  return words[kind];
}
