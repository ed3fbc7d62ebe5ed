import { t } from "@boresight/domain/texts/text";
import BlockOutlined from "~icons/ic/outline-block";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Whether a keyword is active. */
export function KeywordMark({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <ToneChip tone="green" icon={CheckCircleOutlined}>
      {t("base.inUse")}
    </ToneChip>
  ) : (
    <ToneChip tone="grey" icon={BlockOutlined}>
      {t("base.outOfUse")}
    </ToneChip>
  );
}
