import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import Block from "@mui/icons-material/Block";
import CheckCircleOutline from "@mui/icons-material/CheckCircleOutlined";
import HighlightOff from "@mui/icons-material/HighlightOff";
import HourglassEmpty from "@mui/icons-material/HourglassEmpty";
import RemoveCircleOutline from "@mui/icons-material/RemoveCircleOutlined";
import type { SvgIconComponent } from "@mui/icons-material";
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
