import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { SectionCard } from "#ui/layout/section-card.tsx";
import type { PushState } from "./browser-push.ts";
import { useDeviceNotices } from "./use-device-notices.ts";

/** News about orders on this device, by the person's choice. */
export function NotificationsCard() {
  const { state, busy, problem, turnOn, turnOff } = useDeviceNotices();

  return (
    <SectionCard title={t("accounts.notificationsOnDevice")}>
      {state === null ? (
        <Skeleton height={48} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" component="output" sx={{ mb: 3 }}>
            {words[state]}
          </Typography>
          {problem !== null && (
            <Alert severity="error" sx={{ mb: 3 }}>
              {problem}
            </Alert>
          )}
          {state === "off" && (
            <Button variant="outlined" loading={busy} onClick={() => void turnOn()}>
              {t("accounts.turnOnNotifications")}
            </Button>
          )}
          {state === "on" && (
            <Button variant="outlined" loading={busy} onClick={() => void turnOff()}>
              {t("accounts.turnOffNotifications")}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  );
}

const words: Record<PushState, string> = {
  off: t("accounts.notificationsLead"),
  on: t("accounts.notificationsOn"),
  blocked: t("accounts.notificationsBlocked"),
  unsupported: t("accounts.notificationsUnsupported"),
};
