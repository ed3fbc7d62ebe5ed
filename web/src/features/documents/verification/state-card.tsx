import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { formatMoment } from "#ui/time/times.ts";
import type { VerifiedDocument } from "./verified-document.ts";

interface StateCardProps {
  document: VerifiedDocument;
  /** The visitor compared a file that is not this document: its state says nothing of that file. */
  isOtherFile: boolean;
}

/** Valid, superseded or revoked, and what that means for whoever holds it. */
export function StateCard({ document, isOtherFile }: StateCardProps) {
  const { severity, title, meaning } = stateOf(document);
  if (isOtherFile)
    return <Alert severity="info">{t("documents.yourFileDiffers", { number: document.number, state: title })}</Alert>;

  return (
    <Alert severity={severity} sx={{ py: 3, px: 4, fontSize: "1rem" }}>
      <AlertTitle component="h2" sx={{ fontSize: "1.25rem", m: 0 }}>
        {title}
      </AlertTitle>
      {meaning}
    </Alert>
  );
}

function stateOf({ state, supersededBy, revokedAt }: VerifiedDocument) {
  if (state === "valid")
    return { severity: "success", title: t("documents.isValid"), meaning: t("documents.validMeans") } as const;
  if (state === "superseded")
    return {
      severity: "warning",
      title: t("documents.isSuperseded"),
      meaning: supersededBy
        ? t("documents.supersededMeans", {
            number: supersededBy.number,
            moment: formatMoment(supersededBy.issuedAt),
          })
        : t("documents.newerStands"),
    } as const;
  return {
    severity: "error",
    title: t("documents.isRevoked"),
    meaning: revokedAt ? t("documents.revokedMeans", { moment: formatMoment(revokedAt) }) : t("documents.doNotRely"),
  } as const;
}
