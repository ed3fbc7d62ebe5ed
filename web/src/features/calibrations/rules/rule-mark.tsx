import { t } from "@boresight/domain/texts/text";
import BlockOutlined from "~icons/ic/outline-block";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { VerifiedMark } from "#records/verified-mark.tsx";
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

  return <VerifiedMark isVerified={verifiedAt != null} words={words} />;
}

const words = { verified: t("calibrations.verified"), unverified: t("calibrations.starterRule") };
