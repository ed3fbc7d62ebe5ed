import { formatCents } from "@boresight/domain/base/money";
import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { callLink, problemOfLink } from "#records/link/call-link.ts";
import { LinkFailed } from "#records/link/link-failed.tsx";
import { LinkedLine } from "#features/billing/link/linked-line.tsx";
import { LinkedReferences } from "#features/billing/link/linked-references.tsx";
import { LinkedSums, taxSums } from "#features/billing/link/linked-sums.tsx";
import { useLinkedDocument } from "#records/link/use-linked-document.ts";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { formatDay } from "#ui/time/times.ts";
import { LinkedPdfButton } from "#features/billing/link/linked-pdf-button.tsx";
import { linkedInvoiceSchema, type LinkedInvoice } from "./linked-invoice.ts";

const parse = (answer: unknown) => linkedInvoiceSchema.parse(answer);
const begunSchema = shape.object({ url: shape.string() });

/** The invoice behind the link of an email, to read and to pay by card. */
export function InvoiceByLink({ token }: { token: string }) {
  const { found, problem, load } = useLinkedDocument({ path: "invoice-link", token, parse });
  if (found) return <InvoiceView linked={found} token={token} />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={480} />;
}

function InvoiceView({ linked, token }: { linked: LinkedInvoice; token: string }) {
  const { invoice, order, takesCards, shop } = linked;
  const { number, status, balanceCents, dueDate, isOverdue, notes, poNumber } = invoice;
  const vehicle = order
    ? [order.vehicleDescription, order.vinLast8 && t("billing.vinEndsIn", { digits: order.vinLast8 })]
    : [t("billing.openingInvoice")];
  const due =
    dueDate &&
    (isOverdue
      ? t("billing.overdueSince", { date: formatDay(dueDate) })
      : t("billing.dueOn", { date: formatDay(dueDate) }));

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <div>
        <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 2 }}>
          <Typography variant="h1">{t("base.invoiceNumber", { number })}</Typography>
          <DocumentStatus status={status} />
        </Box>
        <Typography color="textSecondary" dir="auto">
          {vehicle.filter(Boolean).join(" · ")}
        </Typography>
        <Typography variant="body2" color={isOverdue ? "error" : "textSecondary"}>
          {[order && t("billing.orderNumber", { number: order.internalOrderNumber }), balanceCents > 0 && due]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </div>
      {status === "paid" && <Alert severity="success">{t("billing.invoiceIsPaid")}</Alert>}
      <LinkedReferences order={order} poNumber={poNumber} />
      <Card sx={{ p: 5 }}>
        <Lines lines={invoice.lines} />
        <Sums invoice={invoice} />
        {notes && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mt: 4, whiteSpace: "pre-line" }}>
            {notes}
          </Typography>
        )}
      </Card>
      {balanceCents > 0 && takesCards && <PayButton token={token} amount={balanceCents} />}
      {balanceCents > 0 && shop.paymentInstructions && (
        <Card component="section" sx={{ p: 5 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t("documents.howToPay")}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {shop.paymentInstructions}
          </Typography>
        </Card>
      )}
      <LinkedPdfButton token={token} number={number} />
    </Box>
  );
}

function PayButton({ token, amount }: { token: string; amount: number }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pay = async () => {
    setBusy(true);
    setProblem(null);
    try {
      location.assign(begunSchema.parse(await callLink("invoice-link/pay", { token })).url);
    } catch (error) {
      setProblem(problemOfLink(error).message);
      setBusy(false);
    }
  };

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button size="large" variant="contained" loading={busy} onClick={() => void pay()}>
        {t("billing.payAmount", { amount: formatCents(amount) })}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t("billing.youLeaveForTheProvider")}
      </Typography>
    </Box>
  );
}

function Lines({ lines }: { lines: LinkedInvoice["invoice"]["lines"] }) {
  return (
    <Box component="ul" aria-label={t("base.lines")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {lines.map((line) => (
        <LinkedLine key={line.id} line={line} />
      ))}
    </Box>
  );
}

function Sums({ invoice }: { invoice: LinkedInvoice["invoice"] }) {
  const { subtotalCents, taxes, totalCents, paidCents, balanceCents, taxExemptReason } = invoice;
  const paid = [
    { name: t("orders.paid"), amount: paidCents },
    { name: t("billing.openBalance"), amount: balanceCents, isMain: true },
  ];
  const sums = [
    { name: t("orders.subtotal"), amount: subtotalCents },
    ...taxSums(taxes),
    { name: t("base.total"), amount: totalCents, isMain: paidCents === 0 },
    ...(paidCents > 0 ? paid : []),
  ];

  return <LinkedSums sums={sums} taxExemptReason={taxExemptReason} />;
}
