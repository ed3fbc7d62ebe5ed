import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";

/** How bad an alert is, by shape and colour. */
export function SeverityIcon({ severity }: { severity: string }) {
  if (severity === "critical") return <ErrorOutlined titleAccess="Critical" color="error" fontSize="small" />;
  if (severity === "warning") return <WarningAmberOutlined titleAccess="Warning" color="warning" fontSize="small" />;
  return <InfoOutlined titleAccess="For your information" color="info" fontSize="small" />;
}
