import { t } from "@boresight/domain/texts/text";
import { ErrorOutlined } from "#ui/icons/problem/error-outlined.ts";
import { InfoOutlined } from "#ui/icons/problem/info-outlined.ts";
import { WarningAmberOutlined } from "#ui/icons/problem/warning-amber-outlined.ts";

/** An alert's severity, by shape and colour. */
export function SeverityIcon({ severity }: { severity: string }) {
  if (severity === "critical")
    return <ErrorOutlined titleAccess={t("alerts.critical")} color="error" fontSize="small" />;
  if (severity === "warning")
    return <WarningAmberOutlined titleAccess={t("alerts.warning")} color="warning" fontSize="small" />;
  return <InfoOutlined titleAccess={t("alerts.forYourInformation")} color="info" fontSize="small" />;
}
