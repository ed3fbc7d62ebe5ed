import { t } from "@boresight/domain/texts/text";
import OutlinedFlag from "~icons/ic/baseline-outlined-flag";
import VerifiedOutlined from "~icons/ic/outline-verified";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Whether somebody here has confirmed a payer's rule. */
export const PayerRuleMark = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <ToneChip tone="green" icon={VerifiedOutlined}>
      {t("billing.confirmedRule")}
    </ToneChip>
  ) : (
    <ToneChip tone="amber" icon={OutlinedFlag}>
      {t("billing.unverifiedRule")}
    </ToneChip>
  );
