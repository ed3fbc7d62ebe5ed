import { t } from "@boresight/domain/texts/text";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import DescriptionOutlined from "~icons/ic/outline-description";
import HighlightOffOutlined from "~icons/ic/outline-highlight-off";
import SendOutlined from "~icons/ic/outline-send";
import { LookChip } from "#ui/text/look-chip.tsx";
import { lookAmong } from "#ui/text/look.ts";

const lookOf = lookAmong({
  draft: { words: t("base.draft"), tone: "grey", icon: DescriptionOutlined },
  sent: { words: t("base.sent"), tone: "blue", icon: SendOutlined },
  viewed: { words: t("orders.viewed"), tone: "blue", icon: SendOutlined },
  issued: { words: t("orders.issued"), tone: "blue", icon: SendOutlined },
  approved: { words: t("orders.approved"), tone: "green", icon: CheckCircleOutlined },
  converted: { words: t("orders.invoiced"), tone: "green", icon: CheckCircleOutlined },
  paid: { words: t("orders.paid"), tone: "green", icon: CheckCircleOutlined },
  partiallyPaid: { words: t("orders.partlyPaid"), tone: "amber", icon: CheckCircleOutlined },
  declined: { words: t("orders.declined"), tone: "red", icon: HighlightOffOutlined },
  expired: { words: t("base.expired"), tone: "grey", icon: HighlightOffOutlined },
  superseded: { words: t("orders.superseded"), tone: "grey", icon: HighlightOffOutlined },
  void: { words: t("orders.void"), tone: "grey", icon: HighlightOffOutlined },
});

/** The status of an estimate or an invoice. */
export const DocumentStatus = ({ status }: { status: string }) => <LookChip look={lookOf(status)} />;

export const documentStatusWords = (status: string): string => lookOf(status).words;
