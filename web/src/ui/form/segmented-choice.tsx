import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState, type KeyboardEvent } from "react";
import type { Choice } from "./select-input.tsx";

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (Choice & { value: Value })[];
  onChoose: (value: Value) => void;
}

/** A choice of one among a few, all of them visible. The arrow keys go from one to the next; the group is one tab stop. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: SegmentedChoiceProps<Value>) {
  const [focused, setFocused] = useState<Value | null>(null);
  const tabStop = [focused, value].find((one) => choices.some((choice) => choice.value === one)) ?? choices[0]?.value;

  return (
    <Box component="fieldset" aria-label={label} onKeyDown={moveFocus} sx={groupLooks}>
      {choices.map((choice) => (
        <ButtonBase
          key={choice.value}
          aria-pressed={choice.value === value}
          tabIndex={choice.value === tabStop ? 0 : -1}
          onFocus={() => setFocused(choice.value)}
          onClick={() => choice.value !== value && onChoose(choice.value)}
          sx={buttonLooks}
        >
          {choice.label}
        </ButtonBase>
      ))}
    </Box>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
  const targets: Record<string, number> = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}

const chosenGround = (opacity: string) => `rgba(var(--mui-palette-primary-mainChannel) / ${opacity})`;

const groupLooks = {
  displayPrint: "none", // A switch is for the screen; what it chose is what is printed.
  display: "inline-flex",
  m: 0,
  p: 0,
  minWidth: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: "background.paper",
};

const buttonLooks = {
  typography: "button",
  fontSize: "0.8125rem",
  height: 32,
  px: 3,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  color: "action.active",
  "@media (pointer: coarse)": { height: 44 },
  "&:hover": { bgcolor: "rgba(var(--mui-palette-text-primaryChannel) / var(--mui-palette-action-hoverOpacity))" },
  "&:focus-visible": { zIndex: 1 },
  "&:not(:first-of-type)": {
    marginInlineStart: "-1px",
    borderInlineStartColor: "transparent",
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  "&:not(:last-of-type)": { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  "&[aria-pressed='true']": {
    color: "primary.main",
    bgcolor: chosenGround("var(--mui-palette-action-selectedOpacity)"),
    "&:hover": {
      bgcolor: chosenGround("calc(var(--mui-palette-action-selectedOpacity) + var(--mui-palette-action-hoverOpacity))"),
    },
  },
};
