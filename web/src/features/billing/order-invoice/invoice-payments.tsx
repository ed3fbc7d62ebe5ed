import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import type { PricedInvoiceFragment } from "#graphql/graphql.ts";
import { CardStepsOf } from "#features/billing/payments/card-steps.tsx";
import { methodWords } from "#features/billing/money-inputs/payment-methods.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import HighlightOffOutlined from "~icons/ic/outline-highlight-off";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";

const ReverseDialog = lazyPart(
  async () => (await import("#features/billing/payments/reverse-dialog.tsx")).ReverseDialog,
);

type Allocation = NonNullable<PricedInvoiceFragment["paymentAllocations"]["nodes"][number]>;

interface InvoicePaymentsProps {
  allocations: readonly Allocation[];
  onReversed?: (() => void) | undefined;
}

/**
 * What was paid of an invoice, by payments and from credit. A payment that was taken back stays in the list, marked; one of
 * which a part went back to the card pays the rest.
 */
export function InvoicePayments({ allocations, onReversed }: InvoicePaymentsProps) {
  const [reversed, setReversed] = useState<string | null>(null);
  const shown = onePerPayment(allocations);
  if (shown.length === 0) return null;

  return (
    <Box component="section" aria-label={t("billing.payments")} sx={{ mt: 4 }}>
      <Typography variant="h3">{t("billing.payments")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {shown.map(({ allocation, isGone }) => (
          <PaymentItem
            key={allocation.id}
            allocation={allocation}
            isGone={isGone}
            onReverse={onReversed && (() => setReversed(allocation.payment?.id ?? null))}
          />
        ))}
      </Box>
      <Suspense>
        {reversed !== null && onReversed && (
          <ReverseDialog payment={{ id: reversed }} onReversed={onReversed} onClose={() => setReversed(null)} />
        )}
      </Suspense>
    </Box>
  );
}

interface PaidPart {
  allocation: Allocation;
  /** Nothing of it is left: it was taken back, or went back to the card. */
  isGone: boolean;
}

/** With what it pays now, or once paid where nothing of it is left. */
function onePerPayment(allocations: readonly Allocation[]): PaidPart[] {
  const byPayment = Map.groupBy(allocations, ({ id, payment, creditEntryId }) => payment?.id ?? creditEntryId ?? id);
  return [...byPayment.values()].flatMap((own): PaidPart[] => {
    const [first] = own.filter(({ amountCents }) => amountCents > 0);
    const left = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (!first) return [];
    return left > 0
      ? [{ allocation: { ...first, amountCents: left }, isGone: false }]
      : [{ allocation: first, isGone: true }];
  });
}

interface PaymentItemProps extends PaidPart {
  onReverse: (() => void) | undefined;
}

function PaymentItem({ allocation: { amountCents, createdAt, payment }, isGone, onReverse }: PaymentItemProps) {
  const isReversed = Boolean(payment?.paymentReversal);
  const name = payment ? methodWords(payment.method) : t("billing.credit");
  const second = [formatDay(payment?.receivedOn ?? readerDay(createdAt)), payment?.reference];

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 48 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={name} second={second.filter(Boolean).join(" · ")} />
        {payment?.cardPaymentId && <CardStepsOf id={payment.cardPaymentId} />}
      </Box>
      {isReversed && <ToneChip tone="grey">{t("billing.reversed")}</ToneChip>}
      <Box component="span" sx={isGone ? { textDecoration: "line-through", color: "text.secondary" } : {}}>
        <MoneyText cents={amountCents} />
      </Box>
      {payment && !isGone && onReverse && (
        <RowMenu
          label={t("billing.actionsForPaymentOf", { name })}
          actions={[{ label: t("billing.reversePayment"), icon: HighlightOffOutlined, run: onReverse }]}
        />
      )}
    </Box>
  );
}
