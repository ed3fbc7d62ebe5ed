import { subletMethod } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import Block from "~icons/ic/baseline-block";
import RemoveCircleOutline from "~icons/ic/outline-remove-circle";
import StorefrontOutlined from "~icons/ic/outline-storefront";
import LockOpenOutlined from "~icons/ic/outline-lock-open";
import Replay from "~icons/ic/baseline-replay";
import UndoOutlined from "~icons/ic/outline-undo";
import type { RowAction } from "#ui/table/row-menu.tsx";
import type { Decision } from "./decide-calibration-dialog.tsx";

interface Does {
  /** For what was not started here; null when nobody may. */
  attempt: (() => void) | null;
  /** Null while none is under way. */
  takeBack: (() => void) | null;
  decide: ((decision: Decision) => void) | null;
  reopen: () => void;
  /** Another shop does it, or we do again. */
  sublet: (isSublet: boolean) => void;
}

/** What the menu of a calibration offers in addition to its main button. */
export const calibrationActions = ({ result, method }: { result: string; method: string }, does: Does): RowAction[] => {
  const { attempt, takeBack, decide, reopen, sublet } = does;
  const isSublet = method === subletMethod;
  return [
    ...(attempt ? [{ label: t("calibrations.recordAttemptWithoutStart"), icon: Replay, run: attempt }] : []),
    ...(takeBack ? [{ label: t("calibrations.takeStartBack"), icon: UndoOutlined, run: takeBack }] : []),
    ...(decide
      ? [
          { label: t("calibrations.notRequired"), icon: RemoveCircleOutline, run: () => decide("notRequired") },
          { label: t("calibrations.notPossible"), icon: Block, run: () => decide("notPossible") },
          ...(result === "pending"
            ? [
                {
                  label: isSublet ? t("calibrations.doOurselves") : t("calibrations.sublet"),
                  icon: StorefrontOutlined,
                  run: () => sublet(!isSublet),
                },
              ]
            : []),
          ...(result === "pending" ? [] : [{ label: t("base.reopen"), icon: LockOpenOutlined, run: reopen }]),
        ]
      : []),
  ];
};
