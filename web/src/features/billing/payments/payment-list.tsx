import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { PaymentRowFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { LoadError } from "#records/load-error.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import HighlightOffOutlined from "~icons/ic/outline-highlight-off";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { MenuRow } from "#ui/table/menu-row.tsx";
import { formatDay } from "#ui/time/times.ts";
import { CardSteps } from "./card-steps.tsx";
import { methodWords } from "../money-inputs/payment-methods.ts";

const PaymentRow = graphql(`
  fragment PaymentRow on Payment {
    id
    method
    amountCents
    receivedOn
    reference
    customer {
      ...CustomerName
    }
    paymentAllocations(first: 20, orderBy: CREATED_AT_ASC) {
      nodes {
        id
        amountCents
        invoice {
          id
          number
        }
      }
    }
    returnedCents
    paymentReversal {
      id
      reason
    }
    cardPayment {
      id
      ...CardSteps
    }
  }
`);

const ReverseDialog = lazyPart(async () => (await import("./reverse-dialog.tsx")).ReverseDialog);
const PaymentDialog = lazyPart(async () => (await import("./payment-dialog.tsx")).PaymentDialog);

const LatestPayments = graphql(`
  query LatestPayments {
    payments(first: 50, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        ...PaymentRow
      }
    }
  }
`);

/** The latest payments of all customers, and the way to record one. */
export function PaymentList() {
  const { data, error, refetch } = useQuery(LatestPayments, { fetchPolicy: "cache-and-network" });
  const [reversed, setReversed] = useState<PaymentRowFragment | null>(null);
  const [isRecording, setRecording] = useState(false);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const payments = rowsOf(data.payments).map((row) => readFragment(PaymentRow, row));
  const record = (
    <Button size="small" onClick={() => setRecording(true)}>
      {t("billing.recordPayment")}
    </Button>
  );

  return (
    <SectionCard title={t("billing.payments")} flush aside={record}>
      {payments.length === 0 && (
        <BlankState dense kind="empty" title={t("billing.noPaymentsYet")}>
          {t("billing.paymentsAppearHere")}
        </BlankState>
      )}
      <Box component="ul" aria-label={t("billing.payments")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} onReverse={() => setReversed(payment)} />
        ))}
      </Box>
      <Suspense>
        {reversed && <ReverseDialog payment={reversed} onClose={() => setReversed(null)} />}
        {isRecording && <PaymentDialog onClose={() => setRecording(false)} onRecorded={() => void refetch()} />}
      </Suspense>
    </SectionCard>
  );
}

function PaymentItem({ payment, onReverse }: { payment: PaymentRowFragment; onReverse: () => void }) {
  const { method, amountCents, returnedCents, receivedOn, reference, customer, paymentAllocations, ...more } = payment;
  const { paymentReversal, cardPayment } = more;
  const isGone = paymentReversal !== null || returnedCents === amountCents;
  const numbers = [...new Set(rowsOf(paymentAllocations).map(({ invoice }) => invoice?.number))].filter(Boolean);
  const about = [formatDay(receivedOn), methodWords(method), reference, numbers.join(", ")].filter(Boolean);
  const name = customer ? customerName(customer) : "";

  return (
    <MenuRow
      main={<bdi>{name}</bdi>}
      second={about.join(" · ")}
      below={cardPayment && <CardSteps cardPayment={cardPayment} wholeCents={amountCents} />}
      end={
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          {paymentReversal && <Chip size="small" label={t("billing.reversed")} />}
          <Box component="span" sx={isGone ? { textDecoration: "line-through", color: "text.secondary" } : {}}>
            <MoneyText cents={isGone ? amountCents : amountCents - returnedCents} />
          </Box>
        </Box>
      }
      label={t("billing.actionsForPaymentOf", { name })}
      actions={isGone ? [] : [{ label: t("billing.reversePayment"), icon: HighlightOffOutlined, run: onReverse }]}
    />
  );
}
