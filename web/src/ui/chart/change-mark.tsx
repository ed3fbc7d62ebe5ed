import { t } from "@boresight/domain/texts/text";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import Box from "@mui/material/Box";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import { changeFrom, pointsFrom } from "./change.ts";

interface ChangeMarkProps {
  now: number;
  before: number;
  /** What it is compared with: `previous 30 days`. */
  against: string;
  /** The desirable direction. */
  better: "up" | "down";
  /** Shares are compared in percentage points. */
  isShare?: boolean;
}

const looks: Record<"up" | "down", { icon: SvgIconComponent; sign: string }> = {
  up: { icon: ArrowUpward, sign: "+" },
  down: { icon: ArrowDownward, sign: "−" },
};

/** `↑ +26% vs. previous 30 days`; of a share `↑ +3 pts vs. previous 30 days` */
export function ChangeMark({ now, before, against, better, isShare = false }: ChangeMarkProps) {
  const { course, words } = isShare ? shareChange(before, now) : amountChange(before, now);
  if (course === "level") return t("ui.sameAsBefore", { period: against });
  if (words === null) return t("ui.noneBefore", { period: against });
  const { icon: Icon, sign } = looks[course];

  return (
    <bdi>
      <RichText
        text={t("ui.changeFromBefore", { period: against, ...slots("change") })}
        change={
          <Box
            component="span"
            sx={{
              color: course === better ? "tone.green.text" : "tone.amber.text",
              fontWeight: 500,
              whiteSpace: "nowrap",
            }}
          >
            <Icon aria-hidden sx={{ fontSize: 13, verticalAlign: "-2px", marginInlineEnd: 0.5 }} />
            {`${sign}${words}`}
          </Box>
        }
      />
    </bdi>
  );
}

function shareChange(before: number, now: number) {
  const { course, points } = pointsFrom(before, now);
  return { course, words: t("ui.points", { points }) };
}

function amountChange(before: number, now: number) {
  const { course, percent } = changeFrom(before, now);
  return { course, words: percent === null ? null : `${percent}%` };
}
