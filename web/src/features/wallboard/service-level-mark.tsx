import { serviceLevel, type ServiceLevel } from "@boresight/domain/wallboard";
import Box from "@mui/material/Box";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import HourglassBottomOutlined from "@mui/icons-material/HourglassBottomOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import { formatDuration } from "#ui/times.ts";
import type { Tone } from "#ui/tones.ts";
import { wallSizes } from "./wall-sizes.ts";
import type { Card } from "./wallboard-parts.ts";

const looks = {
  late: { tone: "red", icon: WarningAmberOutlined },
  soon: { tone: "amber", icon: HourglassBottomOutlined },
  onTime: { tone: "green", icon: CheckCircleOutlined },
  none: { tone: "grey", icon: ScheduleOutlined },
} as const satisfies Record<ServiceLevel, { tone: Tone; icon: unknown }>;

type Timed = Pick<Card, "statusChangedAt" | "statusDueAt">;

export const levelOf = ({ statusChangedAt, statusDueAt }: Timed, now: Date): ServiceLevel =>
  serviceLevel({ since: new Date(statusChangedAt), dueAt: statusDueAt ? new Date(statusDueAt) : null }, now);

export const toneOf = (level: ServiceLevel): Tone => looks[level].tone;

/** `2 h late`, `25 min left`, `3 d here`: colour, sign and words. */
export function ServiceLevelMark({ card, now }: { card: Timed; now: Date }) {
  const level = levelOf(card, now);
  const { tone, icon: Icon } = looks[level];

  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        px: 2,
        borderRadius: 1,
        fontSize: wallSizes.main,
        fontWeight: 600,
        whiteSpace: "nowrap",
        bgcolor: `tone.${tone}.soft`,
        color: `tone.${tone}.text`,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: "1em" }} />
      <bdi>{wordsOf(card, level, now)}</bdi>
    </Box>
  );
}

function wordsOf({ statusChangedAt, statusDueAt }: Timed, level: ServiceLevel, now: Date): string {
  if (level === "none" || !statusDueAt) return `${formatDuration(now.getTime() - Date.parse(statusChangedAt))} here`;
  const left = Date.parse(statusDueAt) - now.getTime();
  return level === "late" ? `${formatDuration(-left)} late` : `${formatDuration(left)} left`;
}
