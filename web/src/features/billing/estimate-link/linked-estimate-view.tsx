import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DecidedLines } from "#features/billing/decision/decided-lines.tsx";
import { DecisionSums } from "#features/billing/decision/decision-sums.tsx";
import { DifferenceList } from "#features/billing/difference/difference-list.tsx";
import { LinkedReferences } from "#features/billing/link/linked-references.tsx";
import { LinkedPdfButton } from "#features/billing/link/linked-pdf-button.tsx";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { formatDay } from "#ui/time/times.ts";
import { LinkDecision } from "./link-decision.tsx";
import { decidedOf, type LinkedEstimate } from "./linked-estimate.ts";

interface LinkedEstimateViewProps {
  linked: LinkedEstimate;
  token: string;
  onChanged: () => Promise<void>;
}

/** Everything the customer needs to decide, on one narrow page. */
export function LinkedEstimateView({ linked, token, onChanged }: LinkedEstimateViewProps) {
  const { estimate, order, difference } = linked;
  const { number, status, lines, notes, validUntil, canDecide } = estimate;
  const [chosen, setChosen] = useState<readonly string[]>(
    lines.filter(({ isOptional, isAccepted }) => isOptional && isAccepted).map(({ id }) => id),
  );
  const vehicle = [order.vehicleDescription, order.vinLast8 && t("billing.vinEndsIn", { digits: order.vinLast8 })];

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <div>
        <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 2 }}>
          <Typography variant="h1">{t("orders.estimateNumber", { number })}</Typography>
          <DocumentStatus status={estimate.isExpired ? "expired" : status} />
        </Box>
        <Typography color="textSecondary" dir="auto">
          {vehicle.filter(Boolean).join(" · ")}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t("billing.orderNumber", { number: order.internalOrderNumber })}
          {validUntil && ` · ${t("orders.validUntil", { date: formatDay(validUntil) })}`}
        </Typography>
      </div>
      <StateNotice linked={linked} />
      <LinkedReferences order={order} poNumber={estimate.poNumber} />
      <Card sx={{ p: 5 }}>
        <DecidedLines lines={lines} chosen={chosen} onChoose={canDecide ? setChosen : null} />
        <DecisionSums estimate={decidedOf(linked)} stored={estimate} chosen={canDecide ? chosen : null} />
        {difference && <DifferenceList {...difference} />}
        {notes && (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mt: 4, whiteSpace: "pre-line" }}>
            {notes}
          </Typography>
        )}
      </Card>
      {canDecide && <LinkDecision linked={linked} token={token} chosen={chosen} onDecided={onChanged} />}
      <LinkedPdfButton token={token} number={number} />
    </Box>
  );
}

/** Why it cannot be decided on any more, and where to go on. */
function StateNotice({ linked: { estimate, newer } }: { linked: LinkedEstimate }) {
  const { status, isExpired } = estimate;
  if (newer)
    return (
      <Alert
        severity="info"
        action={
          newer.token && (
            <Button color="inherit" size="small" href={`/estimate#${newer.token}`}>
              {t("base.open")}
            </Button>
          )
        }
      >
        {t("billing.newerEstimate", { number: newer.number })}
      </Alert>
    );
  if (status === "approved" || status === "converted")
    return <Alert severity="success">{t("billing.youApproved")}</Alert>;
  if (status === "declined") return <Alert severity="info">{t("billing.youDeclined")}</Alert>;
  if (isExpired) return <Alert severity="warning">{t("billing.estimateHasExpired")}</Alert>;
  return status === "void" && <Alert severity="warning">{t("billing.estimateIsWithdrawn")}</Alert>;
}
