import { buildInvoice, type Row } from "#db/rows/factories.ts";
import { overdueCount } from "../orders/order-paths.ts";
import type { DemoOrder } from "../orders/orders.ts";
import { demoId } from "../random.ts";
import { atMost, dayOf, daysAfter, minutesAfter, type DemoBilling } from "./demo-billing.ts";
import { buildContent, type DemoLine } from "./demo-line.ts";
import type { Agreed } from "./estimates.ts";

export interface DemoInvoice {
  row: Row;
  order: DemoOrder;
  lines: readonly DemoLine[];
  /** When its order was closed; undefined while it is to be paid. */
  closed: Date | undefined;
}

const firstNumber = 1001;
/** Every so many invoices one was issued with a mistake, made void and issued again. */
const mistakes = 150;

/** The invoices of all orders that were invoiced, in the order in which they were issued. Each order learns its own. */
export function addInvoices(
  agreed: ReadonlyMap<DemoOrder, Agreed>,
  { billing, today }: { billing: DemoBilling; today: Date },
): DemoInvoice[] {
  const orders = [...agreed.keys()]
    .flatMap((order) => {
      const at = order.entered.get("invoiced");
      return at ? { order, at: atMost(today, at) } : [];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return orders.map(({ order, at }, index) => {
    const isRepeated = index % mistakes === mistakes - 1;
    const wrong = isRepeated ? addInvoice(order, agreed.get(order), { billing, at, reissueOf: null }) : null;
    if (wrong) {
      const voided = minutesAfter(at, 15).toISOString();
      Object.assign(wrong.row, { status: "void", voided_at: voided, updated_at: voided });
      wrong.row["void_reason"] = "Sent with the PO number of another vehicle";
    }
    const place = { billing, at: wrong ? minutesAfter(at, 25) : at, reissueOf: wrong?.row.id ?? null };
    return addInvoice(order, agreed.get(order), place);
  });
}

interface Place {
  billing: DemoBilling;
  at: Date;
  reissueOf: string | null;
}

function addInvoice(order: DemoOrder, agreed: Agreed | undefined, { billing, at, reissueOf }: Place): DemoInvoice {
  const id = demoId();
  const lines = (agreed?.lines ?? []).map((line) => ({ ...line, isOptional: false }));
  const { sums, ...content } = buildContent(order, lines, { invoice_id: id });
  const number = `INV-${firstNumber + billing.invoices.length}`;
  const row = buildInvoice({
    id,
    service_order_id: order.row.id,
    customer_id: order.row["customer_id"],
    estimate_id: agreed?.estimate.id ?? null,
    reissue_of_id: reissueOf,
    voided_at: null,
    void_reason: null,
    number,
    status: "sent",
    po_number: order.row["po_number"],
    ...sums,
    issue_date: dayOf(at),
    due_date: dayOf(daysAfter(at, Number(order.vehicle.customer.row["payment_terms_days"]))),
    sent_at: at.toISOString(),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  });
  billing.invoices.push(row);
  billing.lines.push(...content.lines);
  billing.taxes.push(...content.taxes);
  order.row["invoice_number"] = number;
  order.row["invoice_total"] = sums.total_cents;
  return { row, order, lines, closed: order.statusKey === "closed" ? order.entered.get("closed") : undefined };
}

/** Just so many open invoices are overdue; the others fall due in the coming weeks. */
export function spreadDueDates(invoices: readonly DemoInvoice[], today: Date): void {
  invoices
    .filter(({ closed }) => closed === undefined)
    .forEach(({ row }, index) => {
      const days = index < overdueCount ? index - overdueCount : 1 + Math.floor(index / 3);
      row["due_date"] = dayOf(daysAfter(today, days));
    });
}
