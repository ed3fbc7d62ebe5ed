import { reviewOutcomes, type ReviewOutcome, type ReviewRow } from "@boresight/domain/intake/estimate-review";
import { whyKnown } from "@boresight/domain/intake/vehicle-systems";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import { type DocumentReader, printableRow } from "#modules/documents/content/document-reader.ts";
import {
  orderOnPaper,
  orderReferences,
  vehicleParty,
  type OrderOnPaper,
} from "#modules/documents/content/order-on-paper.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { reviewOrder, type EstimateReview, type Required } from "./review-order.ts";

interface ReviewedOrder {
  customerId: string;
  serviceOrderId: string;
  phone: string | null;
  order: OrderOnPaper;
}

/** What an estimate leaves out, for a body shop to send to its insurer: for staff, who decide what leaves the house. */
export const readEstimateReview: DocumentReader = async (orderId, context) => {
  const { rights } = context;
  const order = printableRow(await rights.one<ReviewedOrder>({ text: reviewedText, values: [orderId] }));
  const review = printableRow(await reviewOrder(orderId, context));
  const frame = await readFrame(order, context);
  return frame.finish({
    type: "estimateReview",
    title: frame.say("documents.estimateReview"),
    number: order.order.number,
    facts: [],
    parties: [customerParty(order.phone, frame), vehicleParty(order.order, frame)],
    blocks: [
      ...orderReferences(order.order, frame, []),
      { kind: "paragraph", text: frame.say("documents.reviewIntro") },
      ...(review.fileId
        ? []
        : [{ kind: "notice", tone: "warning", text: frame.say("documents.reviewNoEstimate") } as const]),
      ...blocksOf(review, frame),
    ],
  });
};

const headings: Readonly<Record<ReviewOutcome, TextKey>> = {
  missing: "documents.reviewMissing",
  ifFitted: "documents.reviewIfFitted",
  agreed: "documents.reviewAgreed",
  unnamed: "documents.reviewUnnamed",
  notRequired: "documents.reviewNotRequired",
};

function blocksOf({ rows, worthCents: worth }: EstimateReview, frame: DocumentFrame): Block[] {
  if (rows.length === 0) return [{ kind: "paragraph", text: frame.say("documents.reviewNothing") }];
  const parts = reviewOutcomes.flatMap((outcome): Block[] => {
    const own = rows.filter((row) => row.outcome === outcome);
    return own.length === 0
      ? []
      : [{ kind: "heading", text: frame.say(headings[outcome]) }, tableOf(own, frame.say(headings[outcome]), frame)];
  });
  const total = {
    label: frame.say("documents.reviewWorth"),
    value: worth === null ? "" : frame.money(worth),
    isStrong: true,
  };
  return worth ? [...parts, { kind: "totals", rows: [total] }] : parts;
}

const tableOf = (rows: readonly ReviewRow<Required>[], summary: string, frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary,
  columns: [
    { head: frame.say("documents.reviewWork"), align: "start", share: 76 },
    { head: frame.say("base.amount"), align: "end", share: 24 },
  ],
  rows: rows.map((row) => ({
    cells: [
      row.required ? frame.name(row.required.name) : frame.own(row.lines[0]?.description ?? ""),
      row.required?.priceCents ? frame.money(row.required.priceCents) : "",
    ],
    note: noteOf(row, frame),
  })),
});

function noteOf({ required, lines }: ReviewRow<Required>, { say, name, own }: DocumentFrame): string | null {
  const notes = [
    required &&
      say("documents.reviewCalledFor", {
        reason: required.reason ? name(required.reason) : say("documents.reviewScans"),
      }),
    required?.mention && own(`“${required.mention.line}”`),
    required?.known?.isFitted && name(whyKnown(required.known)),
    required?.source && own(required.source),
    required && !required.isVerified && say("documents.reviewStarterRule"),
    lines.length > 0 && say("documents.reviewWrittenAs", { line: own(lines.map(({ quote }) => quote).join("; ")) }),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" · ") : null;
}

const reviewedText = `select o.customer_id, o.id as service_order_id, c.phone,
    ${orderOnPaper()} as "order"
  from app.service_orders o
  join app.customers c on c.id = o.customer_id
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;
