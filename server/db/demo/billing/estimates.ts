import { agreedPrice } from "#modules/billing/estimates/decisions/agreed-price.ts";
import { buildEstimate, type Row } from "#db/rows/factories.ts";
import type { DemoOrder } from "../orders/orders.ts";
import { demoId, type Chance } from "../random.ts";
import { buildContent, sentAt, totalsOf, type DemoLine } from "./demo-line.ts";
import { dayOf, minutesAfter, type DemoBilling } from "./demo-billing.ts";
import { sealContent } from "./seal-content.ts";

/** What the customer agreed to. */
export interface Agreed {
  estimate: Row;
  /** Without those that were left out. */
  lines: readonly DemoLine[];
}

interface Deps {
  billing: DemoBilling;
  chance: Chance;
}

/** One estimate, or two: a declined one and its revision, or an approved one and its supplement. Answers the last one. */
export function addEstimates(order: DemoOrder, lines: readonly DemoLine[], { billing, chance }: Deps): Agreed {
  const { entered, journey } = order;
  const decided = entered.get("approved");
  const sent = entered.get("approval");
  const add = (place: Partial<Place> & Pick<Place, "revision" | "status">) =>
    addEstimate(order, { lines, at: sentAt(order), sent, decided, supplements: null, ...place }, { billing, chance });
  const declined = decided !== undefined && chance.happens(0.05);
  if (declined) {
    add({ revision: 1, status: "declined", decided: minutesAfter(sentAt(order), 20) });
    return add({ revision: 2, status: estimateStatus(order, chance), at: minutesAfter(sentAt(order), 30) });
  }
  const work = entered.get("inspect");
  const calibrated = entered.get("calibrate");
  if (!journey.supplement || !work || !calibrated || lines.length <= 3)
    return add({ revision: 1, status: estimateStatus(order, chance) });
  const first = add({ revision: 1, status: "approved", lines: lines.slice(1) });
  const supplements = first.estimate.id;
  return add({
    revision: 2,
    status: estimateStatus(order, chance),
    at: work,
    sent: minutesAfter(work, 5),
    decided: calibrated,
    supplements,
  });
}

function estimateStatus({ entered, statusKey }: DemoOrder, chance: Chance): string {
  if (entered.has("invoiced")) return "converted";
  if (entered.has("approved")) return "approved";
  if (statusKey === "approval") return chance.pick(["sent", "viewed"]);
  return entered.has("approval") ? "declined" : "draft";
}

interface Place {
  lines: readonly DemoLine[];
  revision: number;
  status: string;
  /** When it was written. */
  at: Date;
  sent: Date | undefined;
  decided: Date | undefined;
  supplements: string | null;
}

const isDecided = (status: string) => ["approved", "converted", "declined"].includes(status);

function addEstimate(order: DemoOrder, place: Place, { billing, chance }: Deps): Agreed {
  const { revision, status, at, supplements } = place;
  const sent = status === "draft" ? undefined : place.sent;
  const decided = isDecided(status) ? (place.decided ?? sent) : undefined;
  // Until the customer leaves something out, all that is offered counts.
  const offered = place.lines.map((line) => ({ ...line, isAccepted: true }));
  const lines = status === "approved" || status === "converted" ? place.lines : offered;
  const id = demoId();
  const { sums, ...content } = buildContent(order, lines, { estimate_id: id });
  const digits = String(order.row["internal_order_number"]).replace("SO-", "");
  const estimate = buildEstimate({
    id,
    service_order_id: order.row.id,
    customer_id: order.row["customer_id"],
    number: `E-${digits}-R${revision}`,
    revision,
    status,
    notes: status === "draft" ? "" : "Includes pre-scan and post-scan documentation.",
    ...sums,
    supplements_id: supplements,
    issue_date: sent ? dayOf(sent) : null,
    valid_until: sent ? dayOf(minutesAfter(sent, 30 * 24 * 60)) : null,
    sent_at: sent?.toISOString() ?? null,
    viewed_at: decided || status === "viewed" ? (sent?.toISOString() ?? null) : null,
    decided_at: decided?.toISOString() ?? null,
    created_at: at.toISOString(),
    updated_at: (decided ?? sent ?? at).toISOString(),
  });
  if (sent) {
    const { subtotal, tax, total, lineTotals, taxes } = totalsOf(offered, order);
    const sentTaxes = content.taxes.map((row, index) => ({ ...row, ...taxSums(taxes[index]) }));
    const sentLines = content.lines.map((row, index) => ({ ...row, total_price: lineTotals[index] }));
    const sentSums = { subtotal_cents: subtotal, tax_cents: tax, total_cents: total };
    Object.assign(estimate, sealContent({ ...estimate, ...sentSums }, { lines: sentLines, taxes: sentTaxes }));
  }
  billing.estimates.push(estimate);
  billing.lines.push(...content.lines);
  billing.taxes.push(...content.taxes);
  if (decided) billing.decisions.push(buildDecision(order, estimate, chance));
  const counted = lines.filter(({ isAccepted }) => isAccepted);
  if (decided && status !== "declined") order.row["cost"] = priceOfWork(order, counted);
  return { estimate, lines: counted };
}

const taxSums = (tax: { taxable: number; amount: number } | undefined) => ({
  taxable_cents: tax?.taxable ?? 0,
  tax_cents: tax?.amount ?? 0,
});

function priceOfWork(order: DemoOrder, lines: readonly DemoLine[]) {
  const { lineTotals } = totalsOf(lines, order);
  return agreedPrice(
    lines.flatMap(({ type }, index) => {
      const totalPrice = lineTotals[index];
      return totalPrice === undefined ? [] : { category: type.category, totalPrice };
    }),
  );
}

const declines = [
  { reason_key: "price", reason: "The insurer covers less." },
  { reason_key: "notNeeded", reason: "" },
  { reason_key: "doneElsewhere", reason: "The dealer does it with the recall." },
  { reason_key: "totalLoss", reason: "" },
] as const;

/** Most customers approve by the link in their mail. */
function buildDecision({ row, vehicle: { customer } }: DemoOrder, estimate: Row, chance: Chance): Row {
  const isApproved = estimate["status"] !== "declined";
  const byAgreement = isApproved && customer.row["price_list_id"] !== null && customer.row["customer_kind"] === "fleet";
  const channel = byAgreement
    ? "agreement"
    : isApproved
      ? chance.weighted<string>([
          ["link", 60],
          ["signedIn", 25],
          ["phone", 15],
        ])
      : chance.pick(["link", "signedIn"]);
  const isSigned = isApproved && (channel === "link" || channel === "signedIn");
  return {
    id: demoId(),
    estimate_id: estimate.id,
    customer_id: row["customer_id"],
    is_approved: isApproved,
    channel,
    full_name: byAgreement ? "" : customer.login.name,
    signature_method: isSigned ? "typed" : null,
    po_number: isApproved ? row["po_number"] : null,
    po_follows: isApproved && customer.row["requires_po"] === true && !row["po_number"],
    terms_version: isSigned ? estimate["terms_version"] : null,
    content_hash: estimate["content_hash"],
    total_cents: estimate["total_cents"],
    ...(isApproved ? {} : chance.pick(declines)),
    decided_at: estimate["decided_at"],
    created_at: estimate["decided_at"],
  };
}
