import { t } from "@boresight/domain/texts/text";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import InboxOutlined from "~icons/ic/outline-inbox";
import MarkEmailReadOutlined from "~icons/ic/outline-mark-email-read";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import UndoOutlined from "~icons/ic/outline-undo";
import { LookChip } from "#ui/text/look-chip.tsx";
import { lookAmong, type Look } from "#ui/text/look.ts";

const looks: Record<string, Look> = {
  queued: { words: t("base.waiting"), tone: "blue", icon: ScheduleOutlined },
  kept: { words: t("mail.inTheOutbox"), tone: "grey", icon: InboxOutlined },
  sent: { words: t("base.sent"), tone: "green", icon: CheckCircleOutlined },
  delivered: { words: t("mail.delivered"), tone: "green", icon: MarkEmailReadOutlined },
  bounced: { words: t("mail.bounced"), tone: "red", icon: UndoOutlined },
  complaint: { words: t("mail.complaint"), tone: "red", icon: ErrorOutlineOutlined },
  failed: { words: t("base.failed"), tone: "red", icon: ErrorOutlineOutlined },
};

export const messageStatusChoices = Object.entries(looks).map(([value, { words }]) => ({ value, label: words }));

const lookOf = lookAmong(looks);

/** The delivery status of a message. */
export const MessageStatus = ({ status }: { status: string }) => <LookChip look={lookOf(status)} />;
