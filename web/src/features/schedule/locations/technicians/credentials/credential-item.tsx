import { credential as described } from "@boresight/domain/schedule/credentials/credential-fields";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { formatDay } from "#ui/time/times.ts";
import { CredentialChip } from "./credential-chip.tsx";
import type { CalibrationType, HeldCredential } from "./held-credentials.ts";

interface CredentialItemProps {
  credential: HeldCredential;
  types: readonly CalibrationType[];
  today: string;
  /** Whether the file is the reader's to open. */
  opensFile: boolean;
  /** For admins. */
  actions?: { onEdit: () => void; onWithdraw: () => void };
}

/** Who issued it, what it covers, and from when to when. */
export function CredentialItem({ credential, types, today, opensFile, actions }: CredentialItemProps) {
  const { title, number, issuer, certificateFileId, withdrawnOn } = credential;
  const issuers: Readonly<Record<string, string>> = described.fields.issuer.choices;

  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: "divider", display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 500, flexGrow: 1 }}>
          <bdi>{title}</bdi>
        </Typography>
        <CredentialChip credential={credential} today={today} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[issuers[issuer], number].filter(Boolean).join(" · ")}
      </Typography>
      <Typography variant="body2">{coveredWords(credential, types)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {timeWords(credential)}
      </Typography>
      {(actions || (opensFile && certificateFileId)) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginInlineStart: -2 }}>
          {opensFile && certificateFileId && <DownloadCertificate fileId={certificateFileId} of={title} />}
          {actions && (
            <Button aria-label={t("schedule.editName", { name: title })} onClick={actions.onEdit}>
              {t("base.edit")}
            </Button>
          )}
          {actions && withdrawnOn === null && (
            <Button color="error" onClick={actions.onWithdraw}>
              {t("schedule.withdraw")}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function coveredWords({ systems, makes }: HeldCredential, types: readonly CalibrationType[]): string {
  const names = systems.map((key) => types.find(({ typeKey }) => typeKey === key)?.name ?? key);
  const covered = names.length > 0 ? names.join(", ") : t("schedule.allCalibrations");
  return [covered, makes.join(", ")].filter(Boolean).join(" · ");
}

function timeWords({ validFrom, expiresOn, withdrawnOn, withdrawnReason }: HeldCredential): string {
  if (withdrawnOn !== null)
    return t("schedule.withdrawnBecause", { day: formatDay(withdrawnOn), reason: withdrawnReason });
  return [
    validFrom && t("schedule.validFromDay", { day: formatDay(validFrom) }),
    expiresOn ? t("schedule.certifiedUntilFormatday", { day: formatDay(expiresOn) }) : t("schedule.withoutAnEnd"),
  ]
    .filter(Boolean)
    .join(" · ");
}
