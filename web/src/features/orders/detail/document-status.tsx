import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import HighlightOffOutlined from "@mui/icons-material/HighlightOffOutlined";
import SendOutlined from "@mui/icons-material/SendOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/text/tones.ts";

interface Look {
  label: string;
  tone: Tone;
  icon: SvgIconComponent;
}

const looks: Record<string, Look> = {
  draft: { label: "Draft", tone: "grey", icon: DescriptionOutlined },
  sent: { label: "Sent", tone: "blue", icon: SendOutlined },
  viewed: { label: "Viewed", tone: "blue", icon: SendOutlined },
  issued: { label: "Issued", tone: "blue", icon: SendOutlined },
  approved: { label: "Approved", tone: "green", icon: CheckCircleOutlined },
  converted: { label: "Invoiced", tone: "green", icon: CheckCircleOutlined },
  paid: { label: "Paid", tone: "green", icon: CheckCircleOutlined },
  partiallyPaid: { label: "Partly paid", tone: "amber", icon: CheckCircleOutlined },
  declined: { label: "Declined", tone: "red", icon: HighlightOffOutlined },
  expired: { label: "Expired", tone: "grey", icon: HighlightOffOutlined },
  superseded: { label: "Superseded", tone: "grey", icon: HighlightOffOutlined },
  void: { label: "Void", tone: "grey", icon: HighlightOffOutlined },
};

/** The status of an estimate or an invoice. */
export function DocumentStatus({ status }: { status: string }) {
  const { label, tone, icon } = looks[status] ?? { label: status, tone: "grey" as const, icon: DescriptionOutlined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {label}
    </ToneChip>
  );
}
