import { t } from "@boresight/domain/texts/text";
import { BlockOutlined } from "#ui/icons/problem/block-outlined.ts";
import { CheckCircleOutlined } from "#ui/icons/done/check-circle-outlined.ts";
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
