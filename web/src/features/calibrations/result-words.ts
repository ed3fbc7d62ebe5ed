import { t } from "@boresight/domain/texts/text";
import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import Block from "~icons/ic/baseline-block";
import CheckCircleOutline from "~icons/ic/outline-check-circle";
import HighlightOff from "~icons/ic/baseline-highlight-off";
import HourglassEmpty from "~icons/ic/baseline-hourglass-empty";
import RemoveCircleOutline from "~icons/ic/outline-remove-circle";
import { lookAmong, type Look } from "#ui/text/look.ts";

const looks: Record<CalibrationResult, Look> = {
  pending: { words: t("base.open"), tone: "grey", icon: HourglassEmpty },
  passed: { words: t("base.passed"), tone: "green", icon: CheckCircleOutline },
  failed: { words: t("base.failed"), tone: "red", icon: HighlightOff },
  notPossible: { words: t("calibrations.notPossible"), tone: "amber", icon: Block },
  notRequired: { words: t("calibrations.notRequired"), tone: "grey", icon: RemoveCircleOutline },
};

/** While somebody works on it. */
export const underWayLook: Look = { words: t("calibrations.inProgress"), tone: "blue", icon: HourglassEmpty };

export const resultLook = lookAmong(looks);
