import { t } from "@boresight/domain/texts/text";
import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import { Block } from "#ui/icons/problem/block.ts";
import { CheckCircleOutlined as CheckCircleOutline } from "#ui/icons/done/check-circle-outlined.ts";
import { HighlightOff } from "#ui/icons/problem/highlight-off.ts";
import { HourglassEmpty } from "#ui/icons/time/hourglass-empty.ts";
import { RemoveCircleOutlined as RemoveCircleOutline } from "#ui/icons/problem/remove-circle-outlined.ts";
import { lookAmong, type Look } from "#ui/text/look.ts";

const looks: Record<CalibrationResult, Look> = {
  pending: { words: t("base.open"), tone: "grey", icon: HourglassEmpty },
  passed: { words: t("calibrations.passed"), tone: "green", icon: CheckCircleOutline },
  failed: { words: t("base.failed"), tone: "red", icon: HighlightOff },
  notPossible: { words: t("calibrations.notPossible"), tone: "amber", icon: Block },
  notRequired: { words: t("calibrations.notRequired"), tone: "grey", icon: RemoveCircleOutline },
};

/** While somebody works on it. */
export const underWayLook: Look = { words: t("calibrations.inProgress"), tone: "blue", icon: HourglassEmpty };

export const resultLook = lookAmong(looks);
