import { t } from "@boresight/domain/texts/text";
import BlockOutlined from "~icons/ic/outline-block";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Whether a record is offered, or out of use. */
export const InUseMark = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <ToneChip tone="green" icon={CheckCircleOutlined}>
      {t("base.inUse")}
    </ToneChip>
  ) : (
    <ToneChip tone="grey" icon={BlockOutlined}>
      {t("base.outOfUse")}
    </ToneChip>
  );
