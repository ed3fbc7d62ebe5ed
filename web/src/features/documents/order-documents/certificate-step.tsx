import { useMutation } from "@apollo/client/react";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { OrderDocumentsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const IssueCertificate = graphql(`
  mutation IssueCertificate($input: IssueCertificateInput!, $staff: Boolean!) {
    issueCertificate(input: $input) {
      document {
        id
        number
      }
      serviceOrder {
        id
        ...OrderDocuments
      }
    }
  }
`);

interface CertificateStepProps {
  orderId: string;
  obstacles: NonNullable<OrderDocumentsFragment["certificateObstacles"]>;
}

/** Issues the certificate, or says what stands against it. */
export function CertificateStep({ orderId, obstacles }: CertificateStepProps) {
  const [issue] = useMutation(IssueCertificate);
  const { busy, run } = useVerb({ stale: ["certificate-blocked", "certificate-current"] });
  const begin = () =>
    run(
      () => issue({ variables: { input: { serviceOrderId: orderId }, staff: true } }),
      ({ data }) => t("documents.certificateIsIssued", { number: data?.issueCertificate?.document?.number ?? "" }),
    );
  if (obstacles.length > 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t("documents.noCertificateBecause", {
          obstacles: obstacles.map((unmet) => asSentence(unmetGuardMessage(unmet))).join(" "),
        })}
      </Typography>
    );

  return (
    <Button variant="outlined" size="small" loading={busy} onClick={() => void begin()}>
      {t("documents.issueCertificate")}
    </Button>
  );
}
