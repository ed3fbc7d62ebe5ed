import { CheckCircleOutlined } from "#ui/icons/check-circle-outlined.ts";
import { DescriptionOutlined } from "#ui/icons/description-outlined.ts";
import { HighlightOffOutlined } from "#ui/icons/highlight-off-outlined.ts";
import { SendOutlined } from "#ui/icons/send-outlined.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
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
