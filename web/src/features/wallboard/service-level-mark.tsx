import type { ServiceLevel } from "@boresight/domain/wallboard/wallboard";
import Box from "@mui/material/Box";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import HourglassBottomOutlined from "~icons/ic/outline-hourglass-bottom";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";
import type { Tone } from "#ui/theme/tones.ts";
import { levelWords, standingOf, type Timed } from "./level-words.ts";
import { wallSizes } from "./wall-sizes.ts";

const looks = {
  late: { tone: "red", icon: WarningAmberOutlined },
  soon: { tone: "amber", icon: HourglassBottomOutlined },
  onTime: { tone: "green", icon: CheckCircleOutlined },
  none: { tone: "grey", icon: ScheduleOutlined },
} as const satisfies Record<ServiceLevel, { tone: Tone; icon: unknown }>;

export const levelOf = (card: Timed, now: Date): ServiceLevel => standingOf(card, now).level;

export const toneOf = (level: ServiceLevel): Tone => looks[level].tone;

interface ServiceLevelMarkProps {
  card: Timed;
  now: Date;
  /** The facility's time zone. */
  timeZone: string | undefined;
}

/** `2 h late`, `Promise missed 7 h`, `25 min left`, `due Mon 9:00 AM`, `3 d here`: colour, sign and words. */
export function ServiceLevelMark({ card, now, timeZone }: ServiceLevelMarkProps) {
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
        minWidth: 0,
        lineHeight: 1.25,
        py: 0.5,
        bgcolor: `tone.${tone}.soft`,
        color: `tone.${tone}.text`,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: "1em", flexShrink: 0 }} />
      <bdi>{levelWords(card, now, timeZone)}</bdi>
    </Box>
  );
}
