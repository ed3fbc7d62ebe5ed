import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { alertLabel } from "@boresight/domain/alerts/admin-notification";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import NotificationsNoneOutlined from "~icons/ic/outline-notifications-none";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { useDisplay } from "#ui/theme/use-display.ts";
import { useAlerts } from "./unhandled-count.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

/** The number of unhandled alerts; opens and closes the panel. On a desk it says so in words. */
export function AlertBell() {
  const isOffice = useIsOffice();
  const { count, problem, expanded, setExpanded } = useAlerts();
  const hasRoom = !useDisplay().isMobile;
  const showMessage = useMessage();
  if (!isOffice) return null;
  const label = problem ? t("alerts.notLoaded") : `${count} ${alertLabel(count)}`;
  const toggle = () => {
    if (count === 0 && !problem) showMessage(t("alerts.nothingToDoEveryAlertIs"), { color: "info" });
    else setExpanded(!expanded);
  };
  if (count > 0 && hasRoom) {
    return (
      <Button
        size="small"
        aria-label={label}
        aria-expanded={expanded}
        onClick={toggle}
        startIcon={<NotificationsNoneOutlined fontSize="small" />}
        sx={pillLooks}
      >
        <Box component="output">
          <bdi>{label}</bdi>
        </Box>
      </Button>
    );
  }

  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-expanded={expanded && (count > 0 || problem !== null)} onClick={toggle}>
        <CountBadge count={problem ? "!" : count} color="error">
          <NotificationsNoneOutlined fontSize="small" />
        </CountBadge>
      </IconButton>
    </Tooltip>
  );
}

const pillLooks = {
  px: 3,
  minHeight: 36,
  borderRadius: 18,
  whiteSpace: "nowrap",
  bgcolor: "tone.amber.soft",
  color: "tone.amber.text",
  "@media (forced-colors: active)": { border: "1px solid ButtonBorder" },
};
