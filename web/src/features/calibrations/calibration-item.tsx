import { methodWord } from "@boresight/domain/calibrations/method-words";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useIsOnline } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import type { CalibrationRowFragment } from "#graphql/graphql.ts";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { EvidenceFile } from "./attempt/attempt-dialog.tsx";
import { AttemptLine, type Attempt } from "./attempt-line.tsx";
import type { Decision } from "./decide-calibration-dialog.tsx";
import { resultLook, underWayLook } from "./result-words.ts";
import { AttemptButton, UnderWay } from "./attempt/attempt-button.tsx";
import { calibrationActions } from "./calibration-actions.ts";
import { HowItIsDone } from "./knowledge/how-it-is-done.tsx";
import { useStartAttempt } from "./attempt/use-record-attempt.ts";
import { useDecideCalibration, useSubletCalibration } from "./use-decide-calibration.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const AttemptDialog = lazyPart(async () => (await import("./attempt/attempt-dialog.tsx")).AttemptDialog);
const DecideCalibrationDialog = lazyPart(
  async () => (await import("./decide-calibration-dialog.tsx")).DecideCalibrationDialog,
);

interface CalibrationItemProps {
  order: {
    id: string;
    facilityId?: string | null;
    vehicle?: { make: string | null; year?: number | null } | null;
    scans?: { codesNow: readonly { code: string }[] } | null;
  };
  calibration: CalibrationRowFragment;
  canDecide: boolean;
  canAttempt: boolean;
  /** Earlier calibrations that are still open. */
  before: string | null;
  /** Whose attempt is started after the one of this. */
  next: CalibrationRowFragment | null;
  evidence: readonly EvidenceFile[];
}

/** An attempt whose result is to be said, one that is said to have passed, or a decision. */
type Asked = "attempt" | "passed" | Decision;

export function CalibrationItem(props: CalibrationItemProps) {
  const { order, calibration, canDecide, canAttempt, before, next, evidence } = props;
  const [asking, setAsking] = useState<Asked | null>(null);
  const isOnline = useIsOnline();
  const { id, result, attemptStartedAt } = calibration;
  const attempts = rowsOf(calibration.attempts);
  const name = nameOf(calibration);
  const queuedAs = { id, name, orderId: order.id };
  const { start } = useStartAttempt(queuedAs);
  const { words, tone, icon } = attemptStartedAt ? underWayLook : resultLook(result);
  const isFinished = result !== "pending" && result !== "failed";
  const canStop = canDecide && Boolean(attemptStartedAt); // Wherever the order is: a clock that runs can be stopped.
  const verbs = useDecisions(calibration);
  const actions = calibrationActions(calibration, {
    attempt: canAttempt && !attemptStartedAt ? () => setAsking("attempt") : null,
    takeBack: canStop ? () => void start(false) : null,
    decide: canDecide && isOnline ? setAsking : null,
    ...verbs,
  });
  const isOutOfTurn = before !== null && result === "pending";

  return (
    <Box component="li" data-open={!isFinished || undefined} sx={{ px: 5, py: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: { xs: "1 1 calc(100% - 64px)", sm: "1 1 200px" }, minWidth: 0, order: { xs: -2, sm: 0 } }}>
          <CalibrationHead calibration={calibration} vehicle={order.vehicle} />
        </Box>
        <ToneChip tone={tone} icon={icon}>
          {words}
        </ToneChip>
        {(canStop || (canAttempt && !isFinished)) && (
          <AttemptButton
            calibration={queuedAs}
            isUnderWay={Boolean(attemptStartedAt)}
            isOutOfTurn={isOutOfTurn}
            hasNext={next !== null}
            onStop={() => setAsking("attempt")}
            onPassed={() => setAsking("passed")}
          />
        )}
        <Box sx={{ order: { xs: -1, sm: 0 } }}>
          {actions.length > 0 && <RowMenu label={t("calibrations.moreForName", { name })} actions={actions} />}
        </Box>
      </Box>
      {attemptStartedAt && <UnderWay since={attemptStartedAt} by={calibration.attemptStartedByUser?.displayName} />}
      {attempts.length > 0 && <Attempts name={name} attempts={attempts} />}
      <CalibrationDialogs
        order={order}
        calibration={calibration}
        asking={asking}
        before={isOutOfTurn ? before : null}
        next={next}
        evidence={evidence}
        onClose={() => setAsking(null)}
      />
    </Box>
  );
}

const madeIn = (vehicle: CalibrationItemProps["order"]["vehicle"]) => ({
  make: vehicle?.make ?? "",
  year: vehicle?.year ?? null,
});

/** Its name, why and how it is done. */
interface CalibrationHeadProps {
  calibration: CalibrationRowFragment;
  vehicle: CalibrationItemProps["order"]["vehicle"];
}

function CalibrationHead({ calibration, vehicle }: CalibrationHeadProps) {
  const { id, method, trigger, note, lineItemType } = calibration;
  const name = nameOf(calibration);

  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {[methodWord(method), trigger, note].filter(Boolean).join(" · ")}
      </Typography>
      <HowItIsDone name={name} calibration={{ id, lineItemTypeId: lineItemType?.id ?? null, ...madeIn(vehicle) }} />
    </>
  );
}

function useDecisions({ id, version }: CalibrationRowFragment) {
  const decideCalibration = useDecideCalibration();
  const subletCalibration = useSubletCalibration();
  return {
    reopen: () => void decideCalibration({ id, version, result: "pending" }),
    sublet: (isSublet: boolean) => void subletCalibration({ id, version, isSublet }),
  };
}

interface CalibrationDialogsProps extends Pick<
  CalibrationItemProps,
  "before" | "calibration" | "evidence" | "next" | "order"
> {
  asking: Asked | null;
  onClose: () => void;
}

function CalibrationDialogs({ order, calibration, asking, before, next, evidence, onClose }: CalibrationDialogsProps) {
  useFetchedWhenIdle(AttemptDialog);
  useFetchedWhenIdle(DecideCalibrationDialog);
  const { id, version, method, lineItemType, attemptStartedAt } = calibration;
  const name = nameOf(calibration);

  return (
    <Suspense>
      {(asking === "attempt" || asking === "passed") && (
        <AttemptDialog
          hasPassed={asking === "passed"}
          calibration={{
            id,
            name,
            orderId: order.id,
            method,
            lineItemTypeId: lineItemType?.id ?? null,
            system: lineItemType?.key ?? null,
            facilityId: order.facilityId ?? null,
            ...madeIn(order.vehicle),
            usedBefore: usedIn(calibration),
            startedAt: attemptStartedAt ?? null,
            requirementSource: calibration.requirementSource ?? "",
            openCodes: openCodesOf(calibration),
            scannedCodes: (order.scans?.codesNow ?? []).map(({ code }) => code),
          }}
          before={before}
          next={next && { id: next.id, name: nameOf(next), orderId: order.id }}
          evidence={evidence}
          onClose={onClose}
        />
      )}
      {asking !== null && asking !== "attempt" && asking !== "passed" && (
        <DecideCalibrationDialog calibration={{ id, version, name }} decision={asking} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** The fault codes that attempts found and that nobody recorded as cleared. */
function openCodesOf({ attempts }: CalibrationRowFragment): readonly string[] {
  const all = rowsOf(attempts);
  const cleared = new Set(all.flatMap(({ clearedCodes }) => clearedCodes ?? []));
  const found = all.flatMap(({ faultCodes }) => faultCodes ?? []).flatMap((code) => code ?? []);
  return [...new Set(found)].filter((code) => !cleared.has(code));
}

/** What the latest attempt was made with. */
function usedIn({ attempts }: CalibrationRowFragment) {
  const latest = rowsOf(attempts).at(-1);
  return latest ? { tool: latest.tool ?? "", target: latest.target ?? "" } : null;
}

const nameOf = ({ lineItemType }: CalibrationRowFragment) => lineItemType?.name ?? t("base.calibration");

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
