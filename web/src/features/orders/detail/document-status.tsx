import { t } from "@boresight/domain/texts/text";
import { CheckCircleOutlined } from "#ui/icons/done/check-circle-outlined.ts";
import { DescriptionOutlined } from "#ui/icons/file/description-outlined.ts";
import { HighlightOffOutlined } from "#ui/icons/problem/highlight-off-outlined.ts";
import { SendOutlined } from "#ui/icons/mail/send-outlined.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/text/tones.ts";

interface Look {
  label: string;
  tone: Tone;
  icon: SvgIconComponent;
}

const looks: Record<string, Look> = {
  draft: { label: t("orders.draft"), tone: "grey", icon: DescriptionOutlined },
  sent: { label: t("orders.sent"), tone: "blue", icon: SendOutlined },
  viewed: { label: t("orders.viewed"), tone: "blue", icon: SendOutlined },
  issued: { label: t("orders.issued"), tone: "blue", icon: SendOutlined },
  approved: { label: t("orders.approved"), tone: "green", icon: CheckCircleOutlined },
  converted: { label: t("orders.invoiced"), tone: "green", icon: CheckCircleOutlined },
  paid: { label: t("orders.paid"), tone: "green", icon: CheckCircleOutlined },
  partiallyPaid: { label: t("orders.partlyPaid"), tone: "amber", icon: CheckCircleOutlined },
  declined: { label: t("orders.declined"), tone: "red", icon: HighlightOffOutlined },
  expired: { label: t("orders.expired"), tone: "grey", icon: HighlightOffOutlined },
  superseded: { label: t("orders.superseded"), tone: "grey", icon: HighlightOffOutlined },
  void: { label: t("orders.void"), tone: "grey", icon: HighlightOffOutlined },
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
