import { t } from "@boresight/domain/texts/text";
import BlockOutlined from "~icons/ic/outline-block";
import OutlinedFlag from "~icons/ic/baseline-outlined-flag";
import VerifiedOutlined from "~icons/ic/outline-verified";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

type Marked = Pick<CalibrationRuleRowFragment, "isActive" | "verifiedAt">;

/** Whether a rule is active, and whether someone has verified it. */
export function RuleMark({ rule: { isActive, verifiedAt } }: { rule: Marked }) {
  if (!isActive) {
    return (
      <ToneChip tone="grey" icon={BlockOutlined}>
        {t("base.outOfUse")}
      </ToneChip>
    );
  }

  return verifiedAt == null ? (
    <ToneChip tone="amber" icon={OutlinedFlag}>
      {t("calibrations.starterRule")}
    </ToneChip>
  ) : (
    <ToneChip tone="green" icon={VerifiedOutlined}>
      {t("calibrations.verified")}
    </ToneChip>
  );
}
