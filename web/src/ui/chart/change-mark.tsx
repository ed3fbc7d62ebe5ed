import Box from "@mui/material/Box";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { ArrowDownward } from "#ui/icons/arrow-downward.ts";
import { ArrowUpward } from "#ui/icons/arrow-upward.ts";
import { changeFrom } from "./change.ts";

interface ChangeMarkProps {
  now: number;
  before: number;
  /** What it is compared with: `the 30 days before`. */
  against: string;
  /** The desirable direction. */
  better: "up" | "down";
}

const looks: Record<"up" | "down", { icon: SvgIconComponent; word: string }> = {
  up: { icon: ArrowUpward, word: "up" },
  down: { icon: ArrowDownward, word: "down" },
};

/** `↑ up 26 % on the 30 days before` */
export function ChangeMark({ now, before, against, better }: ChangeMarkProps) {
  const { course, percent } = changeFrom(before, now);
  if (course === "level") return `same as ${against}`;
  if (percent === null) return `none in ${against}`;
  const { icon: Icon, word } = looks[course];

  return (
    <bdi>
      <Box
        component="span"
        sx={{ color: course === better ? "tone.green.text" : "tone.amber.text", fontWeight: 500, whiteSpace: "nowrap" }}
      >
        <Icon aria-hidden sx={{ fontSize: 13, verticalAlign: "-2px", marginInlineEnd: 0.5 }} />
        {word} {percent} %
      </Box>{" "}
      on {against}
    </bdi>
  );
}
