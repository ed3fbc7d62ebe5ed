import { ErrorOutlined } from "#ui/icons/error-outlined.ts";
import { InfoOutlined } from "#ui/icons/info-outlined.ts";
import { WarningAmberOutlined } from "#ui/icons/warning-amber-outlined.ts";

/** An alert's severity, by shape and colour. */
export function SeverityIcon({ severity }: { severity: string }) {
  if (severity === "critical") return <ErrorOutlined titleAccess="Critical" color="error" fontSize="small" />;
  if (severity === "warning") return <WarningAmberOutlined titleAccess="Warning" color="warning" fontSize="small" />;
  return <InfoOutlined titleAccess="For your information" color="info" fontSize="small" />;
}
