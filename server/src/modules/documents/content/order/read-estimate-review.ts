import {
  reviewEstimate,
  reviewOutcomes,
  worthOfMissing,
  type RequiredWork,
  type ReviewOutcome,
  type ReviewRow,
} from "@boresight/domain/intake/estimate-review";
import { isOftenNotFitted, systemOf } from "@boresight/domain/calibrations/calibration-system";
import { fittedSystems } from "@boresight/domain/intake/reading/fitted-systems";
import type { Cents } from "@boresight/domain/base/money";
import { priceOf } from "@boresight/domain/billing/price-list";
import type { Block, TableBlock } from "@boresight/domain/documents/document-content";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readEstimatesOf, type OrderEstimates } from "#modules/calibrations/readiness/read-repair-orders.ts";
import { suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import { type DocumentReader, printableRow, type ReadingContext } from "#modules/documents/content/document-reader.ts";
import {
  orderOnPaper,
  orderReferences,
  vehicleParty,
  type OrderOnPaper,
} from "#modules/documents/content/order-on-paper.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";

interface ReviewedOrder {
  customerId: string;
  serviceOrderId: string;
  phone: string | null;
  vehicle: { make: string; model: string; year: number | null; trim: string; operations: string[] };
  order: OrderOnPaper;
}

/** What our rules require, with why. */
interface Required extends RequiredWork {
  name: string;
  /** The repair that calls for it, in words. */
  reason: string;
  /** The line of the estimate that speaks of the repair. */
  quote: string | null;
  /** What says that the vehicle has the system. */
  fitted: string | null;
  source: string;
  isVerified: boolean;
}

/** What an estimate leaves out, for a body shop to send to its insurer: for staff, who decide what leaves the house. */
export const readEstimateReview: DocumentReader = async (orderId, context) => {
  const { rights } = context;
  const order = printableRow(await rights.one<ReviewedOrder>({ text: reviewedText, values: [orderId] }));
  const estimates = (await readEstimatesOf([orderId], rights)).get(orderId) ?? null;
  const frame = await readFrame(order, context);
  const required = await requiredOf(order, estimates, context);
  const rows = reviewEstimate(required, estimates?.documents[0]?.lines ?? []);
  return frame.finish({
    type: "estimateReview",
    title: frame.say("documents.estimateReview"),
    number: order.order.number,
    facts: [],
    parties: [customerParty(order.phone, frame), vehicleParty(order.order, frame)],
    blocks: [
      ...orderReferences(order.order, frame, []),
      { kind: "paragraph", text: frame.say("documents.reviewIntro") },
      ...(estimates
        ? []
        : [{ kind: "notice", tone: "warning", text: frame.say("documents.reviewNoEstimate") } as const]),
      ...blocksOf(rows, frame),
    ],
  });
};

const scanTypes = ["SCAN-PRE", "SCAN-POST"];

async function requiredOf(
  { vehicle, serviceOrderId }: ReviewedOrder,
  estimates: OrderEstimates | null,
  { rights, now }: ReadingContext,
): Promise<Required[]> {
  const proposals = estimates?.proposals ?? [];
  const operations = [...new Set([...vehicle.operations, ...proposals.map(({ operation }) => operation)])].slice(
    0,
    mostOperations,
  );
  const suggestions = operations.length === 0 ? [] : await suggestFor({ ...vehicle, operations }, { system: rights });
  const fitted = (estimates?.documents ?? []).flatMap(fittedSystems);
  const sayingOf = (typeKey: string) => fitted.find(({ system }) => system === systemOf(typeKey));
  const { prices, today } = await readBillingContext(serviceOrderId, { system: rights, now });
  const types = await rights.rows<{ id: string; key: string; name: string; unitPrice: Cents }>({
    text: "select id, key, name, unit_price from app.line_item_types where key = any ($1) and is_active limit 200",
    values: [[...scanTypes, ...suggestions.map(({ rule }) => rule.typeKey)]],
  });
  const names = await rights.rows<{ key: string; name: string }>({
    text: "select key, name from app.repair_operations where key = any ($1) limit 100",
    values: [operations],
  });
  const typeOf = new Map(types.map((type) => [type.key, type]));
  const nameOf = new Map(names.map(({ key, name }) => [key, name]));
  const scans =
    operations.length === 0
      ? []
      : scanTypes.map((typeKey) => ({ typeKey, operations: [], source: "", isVerified: true }));
  const wanted = suggestions.filter(
    ({ rule }) => !isOftenNotFitted(rule.typeKey) || sayingOf(rule.typeKey)?.isFitted !== false,
  );
  const calibrations = wanted.map(({ rule, operations: calling }) => ({
    typeKey: rule.typeKey,
    operations: calling,
    source: rule.sourceTitle,
    isVerified: rule.isVerified,
  }));
  return [...scans, ...calibrations].flatMap(({ typeKey, operations: calling, source, isVerified }): Required[] => {
    const type = typeOf.get(typeKey);
    if (!type) return [];
    return [
      {
        typeKey,
        name: type.name,
        priceCents: priceOf(type, prices, today),
        reason: calling.map((key) => nameOf.get(key) ?? key).join(", "),
        quote: proposals.find(({ operation }) => calling.includes(operation))?.line ?? null,
        fitted: sayingOf(typeKey)?.isFitted ? (sayingOf(typeKey)?.quote ?? null) : null,
        source,
        isVerified,
      },
    ];
  });
}

const mostOperations = 30;

const headings: Readonly<Record<ReviewOutcome, TextKey>> = {
  missing: "documents.reviewMissing",
  agreed: "documents.reviewAgreed",
  unnamed: "documents.reviewUnnamed",
  notRequired: "documents.reviewNotRequired",
};

function blocksOf(rows: readonly ReviewRow<Required>[], frame: DocumentFrame): Block[] {
  if (rows.length === 0) return [{ kind: "paragraph", text: frame.say("documents.reviewNothing") }];
  const worth = worthOfMissing(rows);
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
    required?.quote && own(`“${required.quote}”`),
    required?.fitted && say("documents.reviewFitted", { line: own(required.fitted) }),
    required?.source && own(required.source),
    required && !required.isVerified && say("documents.reviewStarterRule"),
    lines.length > 0 && say("documents.reviewWrittenAs", { line: own(lines.map(({ quote }) => quote).join("; ")) }),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" · ") : null;
}

const reviewedText = `select o.customer_id, o.id as service_order_id, c.phone,
    json_build_object('make', v.make, 'model', v.model, 'year', v.year, 'trim', v.trim, 'operations', o.repair_operations) as vehicle,
    ${orderOnPaper()} as "order"
  from app.service_orders o
  join app.customers c on c.id = o.customer_id
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;
