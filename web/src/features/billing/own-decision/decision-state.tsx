import type { EstimateStatus } from "@boresight/domain/billing/estimate-status";
import { t } from "@boresight/domain/texts/text";
import Alert, { type AlertColor } from "@mui/material/Alert";

const notices: Partial<Record<EstimateStatus, { severity: AlertColor; words: string }>> = {
  approved: { severity: "success", words: t("billing.youApproved") },
  converted: { severity: "success", words: t("billing.youApproved") },
  declined: { severity: "info", words: t("billing.youDeclined") },
  expired: { severity: "warning", words: t("billing.estimateHasExpired") },
  superseded: { severity: "info", words: t("errors.estimate-superseded") },
  void: { severity: "warning", words: t("billing.estimateIsWithdrawn") },
};

/** Why nothing is left to decide. */
export function DecisionState({ status }: { status: EstimateStatus }) {
  const notice = notices[status];

  return notice && <Alert severity={notice.severity}>{notice.words}</Alert>;
}
