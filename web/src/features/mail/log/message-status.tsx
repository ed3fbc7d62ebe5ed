import { t } from "@boresight/domain/texts/text";
import { CheckCircleOutlined } from "#ui/icons/done/check-circle-outlined.ts";
import { ErrorOutlineOutlined } from "#ui/icons/problem/error-outline-outlined.ts";
import { InboxOutlined } from "#ui/icons/mail/inbox-outlined.ts";
import { MarkEmailReadOutlined } from "#ui/icons/mail/mark-email-read-outlined.ts";
import { ScheduleOutlined } from "#ui/icons/time/schedule-outlined.ts";
import { UndoOutlined } from "#ui/icons/time/undo-outlined.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/text/tones.ts";

interface Look {
  label: string;
  tone: Tone;
  icon: SvgIconComponent;
}

const looks: Record<string, Look> = {
  queued: { label: t("mail.waiting"), tone: "blue", icon: ScheduleOutlined },
  kept: { label: t("mail.inTheOutbox"), tone: "grey", icon: InboxOutlined },
  sent: { label: t("mail.sent"), tone: "green", icon: CheckCircleOutlined },
  delivered: { label: t("mail.delivered"), tone: "green", icon: MarkEmailReadOutlined },
  bounced: { label: t("mail.bounced"), tone: "red", icon: UndoOutlined },
  failed: { label: t("base.failed"), tone: "red", icon: ErrorOutlineOutlined },
};

export const messageStatusChoices = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** The delivery status of a message. */
export function MessageStatus({ status }: { status: string }) {
  const { label, tone, icon } = looks[status] ?? { label: status, tone: "grey", icon: undefined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {label}
    </ToneChip>
  );
}
