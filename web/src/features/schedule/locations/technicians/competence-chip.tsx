import { t } from "@boresight/domain/texts/text";
import { competenceState } from "@boresight/domain/schedule/competence";
import ErrorOutlined from "~icons/ic/outline-error";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { dayHere } from "./competence-values.ts";

/** Marks a certificate that has expired or expires soon. */
export function CompetenceChip({ expiresOn }: { expiresOn: string | null }) {
  const today = dayHere(useNow());
  if (expiresOn === null) return <ToneChip tone="grey">{t("schedule.withoutAnEnd")}</ToneChip>;
  const state = competenceState(expiresOn, today);
  if (state === "valid") return null;
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
