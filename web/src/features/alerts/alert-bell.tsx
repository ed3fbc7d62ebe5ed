import { t } from "@boresight/domain/texts/text";
import { alertLabel } from "@boresight/domain/alerts/admin-notification";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { NotificationsNoneOutlined } from "#ui/icons/mail/notifications-none-outlined.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { useAlerts } from "./unhandled-count.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

/** The number of unhandled alerts; opens and closes the panel. */
export function AlertBell() {
  const { user } = useAuth();
  const { count, expanded, setExpanded } = useAlerts();
  const showMessage = useMessage();
  if (user?.defaultRole !== "admin") return null;
  const label = `${count} ${alertLabel(count)}`;
  const toggle = () => {
    if (count === 0) showMessage(t("alerts.nothingToDoEveryAlertIs"), { color: "info" });
    else setExpanded(!expanded);
  };

  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-expanded={expanded && count > 0} onClick={toggle}>
        <Badge badgeContent={count} color="error" max={99}>
          <NotificationsNoneOutlined fontSize="small" />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
