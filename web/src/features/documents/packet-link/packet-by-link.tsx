import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { DownloadByLink } from "#records/link/download-by-link.tsx";
import { LinkFailed } from "#records/link/link-failed.tsx";
import { useLinkedDocument } from "#records/link/use-linked-document.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { formatMoment } from "#ui/time/times.ts";

const packetSchema = shape.object({
  recipient: shape.string(),
  expiresAt: shape.string(),
  shop: shape.string(),
  phone: shape.nullable(shape.string()),
  order: shape.object({
    number: shape.string(),
    vehicle: shape.string(),
    vinEnd: shape.nullable(shape.string()),
    claimNumber: shape.nullable(shape.string()),
    repairOrderNumber: shape.nullable(shape.string()),
    insured: shape.string(),
  }),
});

type Packet = shape.Output<typeof packetSchema>;

const parse = (answer: unknown) => packetSchema.parse(answer);

/** The packet of an order for whoever has the link, such as the insurer. */
export function PacketByLink({ token }: { token: string }) {
  const { found, problem, load } = useLinkedDocument({ path: "packet-link", token, parse });
  if (found) return <PacketView packet={found} token={token} />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={320} />;
}

function PacketView({
  packet: { recipient, expiresAt, shop, phone, order },
  token,
}: {
  packet: Packet;
  token: string;
}) {
  const details = [
    { label: t("base.vehicle"), value: order.vehicle },
    { label: t("documents.vinEndsIn"), value: order.vinEnd && <bdi dir="ltr">{order.vinEnd}</bdi> },
    { label: t("orders.claim"), value: order.claimNumber && <bdi>{order.claimNumber}</bdi> },
    { label: t("base.repairOrder"), value: order.repairOrderNumber && <bdi>{order.repairOrderNumber}</bdi> },
    { label: t("base.owner"), value: order.insured && <bdi>{order.insured}</bdi> },
    { label: t("documents.packetFrom"), value: shop },
    { label: t("base.phone"), value: phone && <bdi dir="ltr">{phone}</bdi> },
    { label: t("documents.packetFor"), value: recipient },
    { label: t("documents.linkEnds"), value: formatMoment(expiresAt) },
  ];

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <div>
        <Typography variant="h1">{t("documents.packetOf", { number: order.number })}</Typography>
        <Typography color="textSecondary">{t("documents.packetHolds")}</Typography>
      </div>
      <Card sx={{ p: 5 }}>
        <DetailsList details={details} />
      </Card>
      <DownloadByLink path="packet-link/pdf" token={token} name={`${order.number}-packet.pdf`} variant="contained">
        {t("documents.downloadPacket")}
      </DownloadByLink>
    </Box>
  );
}
