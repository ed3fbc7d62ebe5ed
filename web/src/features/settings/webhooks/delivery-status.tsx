import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/text/tones.ts";
import { deliveryWord } from "./delivery-words.ts";

const looks: Record<string, { tone: Tone; icon: SvgIconComponent }> = {
  pending: { tone: "blue", icon: ScheduleOutlined },
  delivered: { tone: "green", icon: CheckCircleOutlined },
  failed: { tone: "red", icon: ErrorOutlineOutlined },
};

/** What became of a delivery. */
export function DeliveryStatus({ status }: { status: string }) {
  const { tone, icon } = looks[status] ?? { tone: "grey", icon: undefined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {deliveryWord(status)}
    </ToneChip>
  );
}
