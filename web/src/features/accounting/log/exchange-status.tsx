import { t } from "@boresight/domain/texts/text";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import CloudOffOutlined from "~icons/ic/outline-cloud-off";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import { LookChip } from "#ui/text/look-chip.tsx";

/** The status of QuickBooks' response; none came when it is null. */
export function ExchangeStatus({ status }: { status: number | null }) {
  if (status === null)
    return <LookChip look={{ words: t("accounting.noResponse"), tone: "amber", icon: CloudOffOutlined }} />;
  const words = String(status);
  return status < 400 ? (
    <LookChip look={{ words, tone: "green", icon: CheckCircleOutlined }} />
  ) : (
    <LookChip look={{ words, tone: "red", icon: ErrorOutlineOutlined }} />
  );
}
