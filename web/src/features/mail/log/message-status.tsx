import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import InboxOutlined from "@mui/icons-material/InboxOutlined";
import MarkEmailReadOutlined from "@mui/icons-material/MarkEmailReadOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import UndoOutlined from "@mui/icons-material/UndoOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/text/tones.ts";

interface Look {
  label: string;
  tone: Tone;
  icon: SvgIconComponent;
}

const looks: Record<string, Look> = {
  queued: { label: "Waiting", tone: "blue", icon: ScheduleOutlined },
  kept: { label: "In the outbox", tone: "grey", icon: InboxOutlined },
  sent: { label: "Sent", tone: "green", icon: CheckCircleOutlined },
  delivered: { label: "Delivered", tone: "green", icon: MarkEmailReadOutlined },
  bounced: { label: "Bounced", tone: "red", icon: UndoOutlined },
  failed: { label: "Failed", tone: "red", icon: ErrorOutlineOutlined },
};

export const messageStatusChoices = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** What became of a message. */
export function MessageStatus({ status }: { status: string }) {
  const { label, tone, icon } = looks[status] ?? { label: status, tone: "grey", icon: undefined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {label}
    </ToneChip>
  );
}
