import { methodWord } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Block } from "#ui/icons/problem/block.ts";
import { RemoveCircleOutlined as RemoveCircleOutline } from "#ui/icons/problem/remove-circle-outlined.ts";
import { LockOpenOutlined } from "#ui/icons/security/lock-open-outlined.ts";
import { Replay } from "#ui/icons/time/replay.ts";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import type { CalibrationRowFragment } from "#graphql/graphql.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { EvidenceFile } from "./attempt/attempt-dialog.tsx";
import { AttemptLine, type Attempt } from "./attempt-line.tsx";
import type { Decision } from "./decide-calibration-dialog.tsx";
import { resultLook } from "./result-words.ts";
import { useDecideCalibration } from "./use-decide-calibration.ts";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const AttemptDialog = lazyPart(async () => (await import("./attempt/attempt-dialog.tsx")).AttemptDialog);
const DecideCalibrationDialog = lazyPart(
  async () => (await import("./decide-calibration-dialog.tsx")).DecideCalibrationDialog,
);

interface CalibrationItemProps {
  calibration: CalibrationRowFragment;
  canDecide: boolean;
  canAttempt: boolean;
  /** Earlier calibrations that are still open. */
  before: string | null;
  evidence: readonly EvidenceFile[];
}

export function CalibrationItem({ calibration, canDecide, canAttempt, before, evidence }: CalibrationItemProps) {
  const [asking, setAsking] = useState<"attempt" | Decision | null>(null);
  useFetchedWhenIdle(AttemptDialog);
  useFetchedWhenIdle(DecideCalibrationDialog);
  const decideCalibration = useDecideCalibration();
  const { id, version, lineItemType, method, trigger, result, note } = calibration;
  const attempts = rowsOf(calibration.attempts);
  const name = lineItemType?.name ?? t("calibrations.calibration");
  const { words, tone, icon } = resultLook(result);
  const isFinished = result !== "pending" && result !== "failed";
  const actions = actionsOf(result, {
    attempt: canAttempt && isFinished ? () => setAsking("attempt") : null,
    decide: canDecide ? setAsking : null,
    reopen: () => void decideCalibration({ id, version, result: "pending" }),
  });
  const close = () => setAsking(null);
  const isOutOfTurn = before !== null && result === "pending";

  return (
    <Box component="li" sx={{ px: 5, py: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Typography variant="caption" color="textSecondary">
            {[methodWord(method), trigger, note].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <ToneChip tone={tone} icon={icon}>
          {words}
        </ToneChip>
        {canAttempt && !isFinished && (
          <Button
            variant={isOutOfTurn ? "outlined" : "contained"}
            size="small"
            onClick={() => setAsking("attempt")}
            sx={{ "@media (pointer: coarse)": { minHeight: 44 } }}
          >
            {attempts.length > 0 ? t("calibrations.recordAnotherAttempt") : t("calibrations.recordAttempt")}
          </Button>
        )}
        {actions.length > 0 && <RowMenu label={t("calibrations.moreForName", { name })} actions={actions} />}
      </Box>
      {attempts.length > 0 && <Attempts name={name} attempts={attempts} />}
      <Suspense>
        {asking === "attempt" && (
          <AttemptDialog
            calibration={{ id, name, method }}
            before={isOutOfTurn ? before : null}
            evidence={evidence}
            onClose={close}
          />
        )}
        {asking !== null && asking !== "attempt" && (
          <DecideCalibrationDialog calibration={{ id, version, name }} decision={asking} onClose={close} />
        )}
      </Suspense>
    </Box>
  );
}

function Attempts({ name, attempts }: { name: string; attempts: readonly Attempt[] }) {
  return (
    <Box
      component="ol"
      aria-label={t("calibrations.attemptsAtName", { name })}
      sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}
    >
      {attempts.map((attempt) => (
        <AttemptLine key={attempt.id} attempt={attempt} />
      ))}
    </Box>
  );
}

interface Does {
  /** Null when the button beside it records, or when nobody may. */
  attempt: (() => void) | null;
  decide: ((decision: Decision) => void) | null;
  reopen: () => void;
}

const actionsOf = (result: string, { attempt, decide, reopen }: Does): RowAction[] => [
  ...(attempt ? [{ label: t("calibrations.recordAnotherAttempt"), icon: Replay, run: attempt }] : []),
  ...(decide
    ? [
        { label: t("calibrations.notRequired"), icon: RemoveCircleOutline, run: () => decide("notRequired") },
        { label: t("calibrations.notPossible"), icon: Block, run: () => decide("notPossible") },
        ...(result === "pending" ? [] : [{ label: t("calibrations.reopen"), icon: LockOpenOutlined, run: reopen }]),
      ]
    : []),
];
