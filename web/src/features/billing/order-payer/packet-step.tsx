import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useSeesInvoices } from "#auth/use-standing.ts";
import { graphql } from "#graphql/gql.ts";
import { useDocumentPdf } from "#records/documents/use-document-pdf.ts";
import { useVerb } from "#records/use-verb.ts";
import { formatMoment } from "#ui/time/times.ts";

const SetPacketSent = graphql(`
  mutation SetPacketSent($input: SetPacketSentInput!) {
    setPacketSent(input: $input) {
      serviceOrder {
        id
        version
      }
    }
  }
`);

interface PacketStepProps {
  order: { id: string; version: number; internalOrderNumber: string | null };
  rule: { sendingChannel: string; sendingTo: string };
  sent: { at: string; by: string } | null;
}

/** The packet, which somebody gives to the payer where no email of ours does. */
export function PacketStep({ order: { id, version, internalOrderNumber }, rule, sent }: PacketStepProps) {
  const [save] = useMutation(SetPacketSent, { refetchQueries: ["PayerOfOrder"] });
  const { busy, run } = useVerb({ stale: ["order-changed"] });
  const mark = (isSent: boolean) =>
    void run(
      () => save({ variables: { input: { id, version, isSent } } }),
      isSent ? t("billing.packetIsSent") : t("billing.packetIsOpenAgain"),
    );
  if (sent)
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Typography variant="body2" dir="auto">
          {t("billing.packetSentOn", { moment: formatMoment(sent.at), name: sent.by })}
        </Typography>
        <Button size="small" loading={busy} onClick={() => mark(false)}>
          {t("billing.packetNotSent")}
        </Button>
      </Box>
    );

  return (
    <Alert severity="info">
      {rule.sendingChannel === "portal" ? t("billing.packetForPortal") : t("billing.packetOnRequest")}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 2 }}>
        <DownloadPacket id={id} name={`${internalOrderNumber}-packet`} />
        {rule.sendingTo.startsWith("https://") && (
          <Link href={rule.sendingTo} target="_blank" rel="noreferrer">
            {t("billing.openPortal")}
          </Link>
        )}
        <Button size="small" variant="outlined" loading={busy} onClick={() => mark(true)}>
          {t("billing.markPacketSent")}
        </Button>
      </Box>
    </Alert>
  );
}

/** Its invoice shows amounts: for those who see them. */
function DownloadPacket({ id, name }: { id: string; name: string }) {
  const { downloadPdf, loading } = useDocumentPdf();
  if (!useSeesInvoices()) return null;

  return (
    <Button size="small" loading={loading} onClick={() => void downloadPdf(`packet/${id}`, name)}>
      {t("documents.downloadPacket")}
    </Button>
  );
}
