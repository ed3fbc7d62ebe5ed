import { t } from "@boresight/domain/texts/text";
import ErrorOutlined from "~icons/ic/outline-error";
import InfoOutlined from "~icons/ic/outline-info";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";

/** An alert's severity, by shape and colour. */
export function SeverityIcon({ severity }: { severity: string }) {
  if (severity === "critical")
    return <ErrorOutlined titleAccess={t("alerts.critical")} color="error" fontSize="small" />;
  if (severity === "warning")
    return <WarningAmberOutlined titleAccess={t("alerts.warning")} color="warning" fontSize="small" />;
  return <InfoOutlined titleAccess={t("alerts.forYourInformation")} color="info" fontSize="small" />;
}
