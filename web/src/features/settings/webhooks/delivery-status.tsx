import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { deliveryWord } from "./delivery-words.ts";

const looks: Record<string, { tone: Tone; icon: SvgIconComponent }> = {
  pending: { tone: "blue", icon: ScheduleOutlined },
  delivered: { tone: "green", icon: CheckCircleOutlined },
  failed: { tone: "red", icon: ErrorOutlineOutlined },
};

/** The status of a delivery. */
export function DeliveryStatus({ status }: { status: string }) {
  const { tone, icon } = looks[status] ?? { tone: "grey", icon: undefined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {deliveryWord(status)}
    </ToneChip>
  );
}
