import { credentialState, type Credential } from "@boresight/domain/schedule/credentials/credential";
import { t } from "@boresight/domain/texts/text";
import ErrorOutlined from "~icons/ic/outline-error";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import { ToneChip } from "#ui/text/tone-chip.tsx";

interface CredentialChipProps {
  credential: Pick<Credential, "expiresOn" | "validFrom" | "withdrawnOn">;
  today: string;
}

/** Marks a credential that does not count, or soon no longer. */
export function CredentialChip({ credential, today }: CredentialChipProps) {
  const state = credentialState(credential, today);
  if (state === "valid") return null;
  if (state === "notYet") return <ToneChip tone="grey">{t("schedule.notValidYet")}</ToneChip>;
  if (state === "withdrawn") return <ToneChip tone="grey">{t("schedule.withdrawn")}</ToneChip>;
  return state === "expired" ? (
    <ToneChip tone="red" icon={ErrorOutlined}>
      {t("schedule.expired")}
    </ToneChip>
  ) : (
    <ToneChip tone="amber" icon={ScheduleOutlined}>
      {t("schedule.endsSoon")}
    </ToneChip>
  );
}
