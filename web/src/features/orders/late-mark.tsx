import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import { isLate } from "@boresight/domain/orders/service-order";
import Box from "@mui/material/Box";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import { formatDuration, formatMoment } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface LateMarkProps {
  statusDueAt: string | null | undefined;
  /** Since when, where there is room to say it. */
  since?: string;
}

/** `2 h late`: the order exceeds the service level of its status. The office's clocks are not for customers. */
export function LateMark({ statusDueAt, since }: LateMarkProps) {
  const now = useNow();
  const staff = isStaff(roleOf(useAuth().user));
  if (!staff || !statusDueAt || !isLate({ statusDueAt }, now)) return null;
  const duration = formatDuration(now.getTime() - new Date(statusDueAt).getTime());

  return (
    <Tooltip title={t("orders.wasDueFormatmoment", { moment: formatMoment(statusDueAt) })}>
      <Box
        component="span"
        sx={{
          display: "inline-flex",
          alignItems: "center",
          gap: 0.5,
          color: "error.main",
          fontSize: "0.75rem",
          fontWeight: 500,
          whiteSpace: "nowrap",
        }}
      >
        <ScheduleOutlined aria-hidden sx={{ fontSize: 14 }} />
        <bdi>
          {since === undefined
            ? t("base.durationLate", { duration })
            : t("orders.lateSince", { duration, moment: since })}
        </bdi>
      </Box>
    </Tooltip>
  );
}
