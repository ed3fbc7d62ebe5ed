import { nationalPhone } from "@boresight/domain/base/national-phone";
import { holdReasons } from "@boresight/domain/orders/reasons";
import { holdWords } from "@boresight/domain/orders/hold-words";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Navigate } from "@tanstack/react-router";
import { arrivalWords } from "#records/arrival-words.ts";
import { DownloadByLink } from "#records/link/download-by-link.tsx";
import { LinkFailed } from "#records/link/link-failed.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { momentWords } from "#ui/time/zone-times.ts";
import { LinkedDocuments } from "./linked-documents.tsx";
import { LinkedMessages } from "./linked-messages.tsx";
import type { LinkedOrder } from "./linked-order.ts";
import { useLinkedOrder } from "./use-linked-order.ts";

/** The order behind the link of an email: how far it is, what the shop asks, messages and the packet. */
export function OrderByLink({ token }: { token: string }) {
  const { found, problem, load } = useLinkedOrder(token);
  if (found?.ownOrderId) return <Navigate to="/service-orders/$id" params={{ id: found.ownOrderId }} replace />;
  if (found) return <OrderView order={found} token={token} onWritten={load} />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={480} />;
}

interface OrderViewProps {
  order: LinkedOrder;
  token: string;
  onWritten: () => Promise<void>;
}

function OrderView({ order, token, onWritten }: OrderViewProps) {
  const { number, vehicle, vinEnd, statusLabel, question, holdReasonKey, hasPacket } = order;
  const holdReason = holdReasonKey && new Map<string, string>(Object.entries(holdReasons)).get(holdReasonKey);

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <div>
        <Typography variant="h1" dir="auto">
          {vehicle}
        </Typography>
        <Typography color="textSecondary" dir="auto">
          {[number, vinEnd && t("billing.vinEndsIn", { digits: vinEnd })].filter(Boolean).join(" · ")}
        </Typography>
      </div>
      {question && (
        <Alert severity="warning">
          <Typography sx={{ fontWeight: 600 }}>{t("orders.weNeedFromYou")}</Typography>
          <Typography dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {question}
          </Typography>
        </Alert>
      )}
      <Card sx={{ p: 5 }}>
        <Typography variant="h2" sx={{ mb: 3 }}>
          {statusLabel}
        </Typography>
        {holdReason && <Typography sx={{ mb: 1 }}>{holdReason}</Typography>}
        {holdReason && <Typography sx={{ mb: 3 }}>{holdWords(holdReasonKey)}</Typography>}
        <DetailsList details={detailsOf(order)} />
      </Card>
      <LinkedMessages order={order} token={token} onWritten={onWritten} />
      <LinkedDocuments documents={order.documents} token={token} />
      {hasPacket && (
        <DownloadByLink path="order-link/packet" token={token} name={`${number}-packet.pdf`} variant="outlined">
          {t("documents.downloadPacket")}
        </DownloadByLink>
      )}
    </Box>
  );
}

function detailsOf({ appointment, timeZone, phone, email, ...order }: LinkedOrder) {
  const time = appointment && momentWords(appointment.timeZone, appointment.startsAt);
  const ready = order.estimatedReady && timeZone ? momentWords(timeZone, order.estimatedReady) : null;
  return [
    {
      label: t("base.appointment"),
      value: appointment && (
        <>
          {time}
          {!appointment.isConfirmed && ` (${t("orders.notConfirmedYet")})`}
          <br />
          <bdi>{appointment.place}</bdi>
        </>
      ),
    },
    { label: t("base.expectedArrival"), value: appointment && arrivalWords(appointment) },
    { label: t("orders.estimatedReady"), value: ready },
    { label: t("base.repairOrder"), value: order.repairOrderNumber && <bdi>{order.repairOrderNumber}</bdi> },
    { label: t("base.poNumber"), value: order.poNumber && <bdi>{order.poNumber}</bdi> },
    { label: t("orders.claim"), value: order.claimNumber && <bdi>{order.claimNumber}</bdi> },
    { label: t("base.plate"), value: order.licensePlate && <bdi>{order.licensePlate}</bdi> },
    { label: t("documents.packetFrom"), value: <bdi>{order.shop}</bdi> },
    {
      label: t("base.phone"),
      value: phone && (
        <a href={`tel:${phone}`} dir="ltr">
          {nationalPhone(phone)}
        </a>
      ),
    },
    { label: t("base.email"), value: email && <a href={`mailto:${email}`}>{email}</a> },
  ];
}
