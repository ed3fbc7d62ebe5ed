import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { isOpenEstimate, type EstimateStatus } from "@boresight/domain/billing/estimate-status";
import type { Block } from "@boresight/domain/documents/document-content";
import { billToParty, type BillTo } from "./bill-to-party.ts";
import { decisionBlocks, decisionOnPaper, signatureImages, type DecisionOnPaper } from "./decision-blocks.ts";
import { linesTable, sumsOnPaper, totalsBlocks, type SumsOnPaper } from "./document-lines.ts";
import { type DocumentReader, codeOf, factsOf, printableRow, headedText, paragraphsOf } from "./document-reader.ts";
import { orderReferences, orderOnPaper, vehicleParty, type OrderOnPaper } from "./order-on-paper.ts";
import { payerDayOfOrder, type PayerDay } from "#modules/billing/payers/read-payer-rules.ts";
import { readPayerCodes, type PayerCodes } from "#modules/billing/payers/read-payer-paper.ts";
import { readFrame, type DocumentFrame } from "./read-frame.ts";

interface EstimateOnPaper {
  customerId: string;
  serviceOrderId: string;
  number: string;
  revision: number;
  status: EstimateStatus;
  notes: string;
  billTo: BillTo | null;
  issueDate: CalendarDay | null;
  validUntil: CalendarDay | null;
  termsVersion: string | null;
  supplements: string | null;
  replaces: string | null;
  replacedBy: string | null;
  sums: SumsOnPaper;
  order: OrderOnPaper;
  payer: PayerDay | null;
  decision: DecisionOnPaper | null;
}

export const readEstimate: DocumentReader = async (estimateId, context) => {
  const estimate = printableRow(
    await context.rights.one<EstimateOnPaper>({ isPrepared: true, text: estimateText, values: [estimateId] }),
  );
  const frame = await readFrame(estimate, context);
  const payerCodes = await readPayerCodes(estimate.payer, context.rights);
  const { say, day } = frame;
  return frame.finish(
    {
      type: "estimate",
      title: estimate.supplements ? say("documents.supplement") : say("documents.estimateTitle"),
      number: estimate.number,
      banner: bannerOf(estimate, frame),
      facts: factsOf([
        [say("base.order"), { code: estimate.order.number }],
        [say("base.date"), estimate.issueDate && day(estimate.issueDate)],
        [say("base.validUntil"), estimate.validUntil && day(estimate.validUntil)],
        [say("documents.revision"), frame.number(estimate.revision)],
        [say("documents.supplementTo"), codeOf(estimate.supplements)],
        [say("documents.replaces"), codeOf(estimate.replaces)],
      ]),
      parties: [billToParty(estimate.billTo, frame), vehicleParty(estimate.order, frame)],
      blocks: blocksOf(estimate, payerCodes, frame),
    },
    signatureImages(estimate.decision?.signature),
  );
};

function blocksOf(estimate: EstimateOnPaper, payerCodes: PayerCodes, frame: DocumentFrame): Block[] {
  const { say } = frame;
  const { decision, sums, termsVersion } = estimate;
  return [
    ...orderReferences(estimate.order, frame),
    ...paragraphsOf(frame.shop.estimateText, frame),
    linesTable({ sums, isDecided: decision !== null, payerCodes }, frame),
    ...totalsBlocks(sums, frame),
    ...headedText(say("base.notes"), estimate.notes, frame),
    ...(termsVersion
      ? [{ kind: "paragraph", text: say("documents.termsApply", { version: termsVersion }) } as const]
      : []),
    ...(decision ? decisionBlocks(decision, frame) : toSign(estimate, frame)),
  ];
}

/** Who approves on paper signs here. */
const toSign = ({ status }: EstimateOnPaper, { say }: DocumentFrame): readonly Block[] =>
  isOpenEstimate({ status })
    ? [{ kind: "signature", label: say("documents.approvedBy"), image: null, name: null, about: null }]
    : [];

function bannerOf({ status, replacedBy }: EstimateOnPaper, { say }: DocumentFrame): string | null {
  if (status === "draft") return say("base.draft");
  if (status === "superseded") return say("documents.supersededBy", { number: replacedBy ?? "" });
  if (status === "expired") return say("base.expired");
  return status === "void" ? say("documents.void") : null;
}

const estimateText = `select d.customer_id, d.service_order_id, d.number, d.revision, d.status, d.notes, d.bill_to,
    d.issue_date::text, d.valid_until::text, d.terms_version,
    (select number from app.estimates where id = d.supplements_id) as supplements,
    (select number from app.estimates where service_order_id = d.service_order_id and revision < d.revision and status <> 'draft'
      order by revision desc limit 1) as replaces,
    (select number from app.estimates where service_order_id = d.service_order_id and revision > d.revision
      and status not in ('draft', 'void') order by revision limit 1) as replaced_by,
    ${sumsOnPaper("estimate_id")} as sums, ${decisionOnPaper} as decision,
    ${orderOnPaper("coalesce(d.po_number, o.po_number)")} as "order",
    ${payerDayOfOrder} as payer
  from app.estimates d
  join app.service_orders o on o.id = d.service_order_id
  join app.vehicles v on v.id = o.vehicle_id
  where d.id = $1`;
