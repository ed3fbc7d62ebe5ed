import { cents, lineTotal, sum, taxOn } from "@boresight/domain/base/money";
import type { Block, DocumentType } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { linesTable, totalsBlocks, type SumsOnPaper } from "#modules/documents/content/document-lines.ts";
import {
  type ReadDocument,
  type ReadingContext,
  headedText,
  paragraphsOf,
} from "#modules/documents/content/document-reader.ts";
import { readFrame, sampleCustomerId, type DocumentFrame } from "#modules/documents/content/read-frame.ts";

const titles: Readonly<Record<DocumentType, TextKey>> = {
  estimate: "documents.estimateTitle",
  invoice: "base.invoice",
  creditMemo: "billing.creditMemo",
  statement: "billing.statement",
  certificate: "documents.certificateTitle",
  noneRequired: "documents.noneRequiredTitle",
  notCompleted: "documents.notCompletedTitle",
  packet: "documents.packet",
  workOrder: "documents.workOrder",
  handover: "documents.handoverTitle",
  estimateReview: "documents.estimateReview",
};

const billed: readonly DocumentType[] = ["creditMemo", "estimate", "invoice", "statement"];

/** What a document would look like in a shop that has none: its letterhead and texts are the shop's, all else is made up. */
export async function readSample(type: DocumentType, context: ReadingContext): Promise<ReadDocument> {
  const frame = await readFrame({ customerId: sampleCustomerId, serviceOrderId: null }, context);
  const { say, own } = frame;
  return frame.finish({
    type,
    title: say(titles[type]),
    number: null,
    banner: say("documents.sample"),
    facts: [{ label: say("base.date"), value: frame.day(context.now.toISOString().slice(0, 10)) }],
    parties: [
      { heading: say("base.customer"), lines: [own("Sample Collision"), own("1 Main St"), own("Springfield")] },
      { heading: say("base.vehicle"), lines: [own("2024 Honda CR-V EX"), { code: "2HKRS4H59RH400001" }] },
    ],
    blocks: billed.includes(type) ? billedBlocks(type, frame) : workBlocks(type, frame),
  });
}

/** In whole thousandths, and of a percent. */
const [one, taxRate] = [1000, 6000];

function billedBlocks(type: DocumentType, frame: DocumentFrame): Block[] {
  const { say, shop } = frame;
  const discount = { basisPoints: null, amount: null };
  const work = [
    { description: say("documents.sampleStatic"), unitPrice: cents(35_000) },
    { description: say("documents.sampleScan"), unitPrice: cents(7500) },
  ];
  const lines = work.map((line) => ({
    ...line,
    typeKey: null,
    totalPrice: lineTotal(one, line.unitPrice),
    quantity: one,
    discount,
    taxable: true,
    isOptional: false,
    isAccepted: true,
  }));
  const subtotal = sum(lines.map(({ totalPrice }) => totalPrice));
  const amount = taxOn(subtotal, taxRate);
  const sums: SumsOnPaper = {
    lines,
    taxes: [{ name: say("settings.salesTax"), rate: taxRate, taxable: subtotal, amount }],
    subtotal,
    total: sum([subtotal, amount]),
    taxExemptReason: "",
  };
  return [
    ...paragraphsOf(type === "estimate" ? shop.estimateText : shop.invoiceText, frame),
    linesTable({ sums, isDecided: true }, frame),
    ...totalsBlocks(sums, frame),
    ...headedText(say("documents.howToPay"), type === "estimate" ? "" : shop.paymentInstructions, frame),
  ];
}

const workBlocks = (type: DocumentType, frame: DocumentFrame): Block[] => [
  ...paragraphsOf(type === "certificate" ? frame.shop.certificateText : "", frame),
  { kind: "heading", text: frame.say("documents.sampleStatic") },
  { kind: "checklist", items: [frame.say("documents.sampleScan"), frame.say("documents.sampleStatic")] },
];
