/** What was paid, credited, refunded and made void of an order's invoices, in sentences. */
import { cents, formatCents, negated } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import type { OrderHistoryFragment } from "#graphql/graphql.ts";
import ReceiptLongOutlined from "~icons/ic/outline-receipt-long";
import BlockOutlined from "~icons/ic/outline-block";
import type { TimelineEntry } from "#ui/layout/timeline.tsx";

type Billed = NonNullable<NonNullable<OrderHistoryFragment["billed"]>["nodes"][number]>;
type Memo = NonNullable<Billed["creditMemos"]["nodes"][number]>;
type Allocation = NonNullable<Billed["paymentAllocations"]["nodes"][number]>;

const money = (amount: number) => formatCents(cents(amount));
const noted = (note: string | null | undefined) => (note ? { note } : {});

export function billingEntries(invoice: Billed): TimelineEntry[] {
  const number = invoice.number ?? "";
  const { id, voidedAt, voidReason } = invoice;
  return [
    ...rowsOf(invoice.paymentAllocations).map((allocation) => paymentEntry(allocation, number)),
    ...rowsOf(invoice.creditMemos).flatMap((memo) => memoEntries(memo, number)),
    ...rowsOf(invoice.creditEntries)
      .filter(({ kind }) => kind === "refund")
      .map((refund) => ({
        ...plain,
        id: refund.id,
        sentence: t("orders.refundedOfInvoice", { amount: money(negated(cents(refund.amountCents))), number }),
        moment: refund.createdAt,
      })),
    ...(voidedAt
      ? [
          {
            ...gone,
            id: `${id} void`,
            sentence: t("orders.invoiceIsVoid", { number }),
            moment: voidedAt,
            ...noted(voidReason),
          },
        ]
      : []),
  ];
}

const plain = { icon: ReceiptLongOutlined, tone: "grey" } as const;
const gone = { icon: BlockOutlined, tone: "red" } as const;

/** Below zero, what it paid was taken back. */
function paymentEntry({ id, amountCents, createdAt, payment }: Allocation, number: string): TimelineEntry {
  if (amountCents < 0)
    return {
      ...gone,
      id,
      sentence: t("orders.paymentTakenBack", { amount: money(negated(cents(amountCents))), number }),
      moment: createdAt,
      ...noted(payment?.paymentReversal?.reason),
    };
  const said = { amount: money(amountCents), number };
  return {
    ...plain,
    id,
    sentence: payment ? t("orders.paidForInvoice", said) : t("orders.creditUsedForInvoice", said),
    moment: createdAt,
  };
}

function memoEntries(
  { id, number: memo, createdAt, totalCents, reason, ...rest }: Memo,
  number: string,
): TimelineEntry[] {
  const sentence = t("orders.memoTakesOff", { memo, amount: money(totalCents), number });
  return [
    { ...plain, id, sentence, moment: createdAt, ...noted(reason) },
    ...(rest.voidedAt
      ? [
          {
            ...gone,
            id: `${id} void`,
            sentence: t("orders.memoIsVoid", { memo }),
            moment: rest.voidedAt,
            ...noted(rest.voidReason),
          },
        ]
      : []),
  ];
}
