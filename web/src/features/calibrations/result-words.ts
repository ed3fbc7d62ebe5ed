import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import { Block } from "#ui/icons/block.ts";
import { CheckCircleOutlined as CheckCircleOutline } from "#ui/icons/check-circle-outlined.ts";
import { HighlightOff } from "#ui/icons/highlight-off.ts";
import { HourglassEmpty } from "#ui/icons/hourglass-empty.ts";
import { RemoveCircleOutlined as RemoveCircleOutline } from "#ui/icons/remove-circle-outlined.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { Tone } from "#ui/text/tones.ts";

interface ResultLook {
  words: string;
  tone: Tone;
  icon: SvgIconComponent;
}

const looks: Record<CalibrationResult, ResultLook> = {
  pending: { words: "Open", tone: "grey", icon: HourglassEmpty },
  passed: { words: "Passed", tone: "green", icon: CheckCircleOutline },
  failed: { words: "Failed", tone: "red", icon: HighlightOff },
  notPossible: { words: "Not possible", tone: "amber", icon: Block },
  notRequired: { words: "Not required", tone: "grey", icon: RemoveCircleOutline },
};

const isResult = (result: string): result is CalibrationResult => Object.hasOwn(looks, result);

export const resultLook = (result: string): ResultLook => looks[isResult(result) ? result : "pending"];
