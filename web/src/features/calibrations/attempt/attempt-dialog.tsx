import { failureReasonKeys } from "@boresight/domain/calibrations/failure-reasons";
import { isAccepted } from "@boresight/domain/equipment/equipment";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { PicturedFile } from "#records/thumbnails.ts";
import { newId } from "#data/new-id.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { AttemptFields, emptyAttempt } from "./attempt-fields.tsx";
import { ClearedCodes, codesIn, useClearedCodes } from "./cleared-codes.tsx";
import { EvidenceChoice } from "./evidence-choice.tsx";
import { LackingProof } from "./lacking-proof.tsx";
import { ScannedCodes } from "./scanned-codes.tsx";
import { ResultButtons } from "./result-buttons.tsx";
import type { Used } from "./offered-equipment.ts";
import { useEquipment, type Equipment } from "./use-equipment.ts";
import { useRecordAttempt, useStartAttempt, type QueuedCalibration } from "./use-record-attempt.ts";

export interface EvidenceFile extends PicturedFile {
  documentKind: string;
}

interface AttemptDialogProps {
  calibration: QueuedCalibration & {
    method: string;
    lineItemTypeId: string | null;
    /** The key of what is calibrated. */
    system: string | null;
    facilityId: string | null;
    /** Of the vehicle. */
    make: string;
    year: number | null;
    usedBefore: Used | null;
    startedAt: string | null;
    requirementSource: string;
    /** Found so far and not recorded as cleared. */
    openCodes: readonly string[];
    /** Those that the last scan found. */
    scannedCodes: readonly string[];
  };
  /** Somebody said so already: it is recorded as soon as nothing is left to ask. */
  hasPassed: boolean;
  before: string | null;
  /** What is calibrated after this. */
  next: QueuedCalibration | null;
  evidence: readonly EvidenceFile[];
  onClose: () => void;
}

/** Records one attempt. The device generates its id, so that sending it twice records it once. */
export function AttemptDialog({ calibration, hasPassed, before, next, evidence, onClose }: AttemptDialogProps) {
  const [isFailing, setFailing] = useState(false);
  const [lacksResult, setLacksResult] = useState(false);
  const [attemptId] = useState(newId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const form = useForm({ defaultValues: valuesFor(calibration) });
  const equipment = useEquipment(calibration);
  const proof = useProof(form, calibration.name, equipment);
  const clearing = useClearedCodes(calibration.openCodes, useWatch({ control: form.control, name: "faultCodes" }));
  useReasonFocused(form, isFailing);
  const recordAttempt = useRecordAttempt(calibration);
  const { start: startNext } = useStartAttempt(next ?? calibration);
  const save = (result: "failed" | "passed", then = onClose) =>
    form.handleSubmit(async (values) => {
      if (result === "passed" && !proof.isEnough) return proof.refuse();
      const problem = await recordAttempt({
        ...attemptOf(values, result),
        ...equipment.idsOf(values),
        id: attemptId,
        calibrationId: calibration.id,
        clearedCodes: clearing.cleared,
        evidenceFileIds: [...chosen],
      });
      if (problem) showFieldProblems(form, problem.fields.map(ofOneField));
      else then();
    })();
  const goOn = () => {
    onClose();
    void startNext();
  };

  useFirstEquipment(form, equipment, (begun) => {
    if (hasPassed && !before && isKnownEnough(begun, { calibration, equipment }))
      void save("passed", next ? goOn : onClose);
  });

  return (
    <FormDialog
      title={calibration.name}
      action={
        <ResultButtons
          isFailing={isFailing}
          busy={form.formState.isSubmitting}
          onPassed={() => void save("passed")}
          onPassedAndNext={next && (() => void save("passed", goOn))}
          onFailing={() => setFailing(true)}
        />
      }
      busy={form.formState.isSubmitting}
      problem={proof.problem ?? (lacksResult && !isFailing ? t("calibrations.chooseTheResult") : null)}
      onSubmit={() => void (isFailing ? save("failed") : setLacksResult(true))} // The Enter key says no result.
      onClose={onClose}
    >
      {before && <OutOfTurn before={before} />}
      <AttemptFields form={form} failed={isFailing} equipment={equipment} known={calibration}>
        {!isFailing && <LackingProof form={form} words={proof.words} isSaid={proof.problem !== null} />}
      </AttemptFields>
      <ClearedCodes {...clearing} before={<ScannedCodes form={form} codes={calibration.scannedCodes} />} />
      <EvidenceChoice files={evidence} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

const OutOfTurn = ({ before }: { before: string }) => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    {t("calibrations.beforeComesBeforeThisOneAnd", { before })}
  </Alert>
);

/** Whether equipment and technician prove a pass; the problem is said once somebody has tried, until they do. */
function useProof(
  form: UseFormReturn<typeof emptyAttempt>,
  name: string,
  { expiredOf, downOf, isUnproved }: Equipment,
) {
  const { user } = useAuth();
  const role = roleOf(user);
  const [isTried, setTried] = useState(false);
  const [tool, target, why] = useWatch({ control: form.control, name: ["tool", "target", "overrideNote"] });
  const expired = expiredOf({ tool, target });
  const down = downOf({ tool, target });
  const isProved = expired.length === 0 && !isUnproved;
  const isEnough = down.length === 0 && (isProved || isAccepted(role, why));
  const words = isProved
    ? null
    : expired.length > 0
      ? t("equipment.expired", { names: expired.join(", ") })
      : t("schedule.credentialMissing", { names: [user?.displayName, name].filter(Boolean).join(" · ") });
  const said = down.length > 0 ? t("equipment.isDown", { names: down.join(", ") }) : words;
  return { words, isEnough, problem: isTried && !isEnough ? said : null, refuse: () => setTried(true) };
}

/** Asks why it failed as soon as somebody says so: the field is above what was looked at. */
function useReasonFocused(form: UseFormReturn<typeof emptyAttempt>, isFailing: boolean): void {
  useEffect(() => {
    if (isFailing) form.setFocus("failureReason");
  }, [form, isFailing]);
}

/** Begins once, with what the last attempt or the person used; what is typed meanwhile stays. */
function useFirstEquipment(
  form: UseFormReturn<typeof emptyAttempt>,
  { isKnown, first }: Equipment,
  onBegun: (begun: Used) => void,
): void {
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (first && !form.getValues("tool")) form.setValue("tool", first.tool);
    if (first && !form.getValues("target")) form.setValue("target", first.target);
    onBegun(form.getValues());
  });
  useEffect(() => {
    if (!isKnown || isBegun.current) return;
    isBegun.current = true;
    begin();
  }, [isKnown]);
}

/** Whether nothing is left to be asked of an attempt that passed: with which tool, what proves it, codes that were found. */
const isKnownEnough = (
  { tool, target }: Used,
  { calibration, equipment }: { calibration: AttemptDialogProps["calibration"]; equipment: Equipment },
): boolean =>
  tool !== "" &&
  equipment.downOf({ tool, target }).length === 0 &&
  equipment.expiredOf({ tool, target }).length === 0 &&
  !equipment.isUnproved &&
  calibration.openCodes.length === 0;

const two = (figure: number) => String(figure).padStart(2, "0");

/** Formats a moment for a date-time field, in the device's time zone. */
const clockTime = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;

const valuesFor = ({ method, startedAt, requirementSource }: AttemptDialogProps["calibration"]) => ({
  ...emptyAttempt,
  method,
  requirementSource,
  startedAt: clockTime(startedAt ? new Date(startedAt) : new Date()),
  endedAt: clockTime(new Date()),
});

/** What was typed, as it is sent. */
const attemptOf = (
  { failureReason, faultCodes, startedAt, endedAt, ...values }: typeof emptyAttempt,
  result: "failed" | "passed",
) => ({
  ...values,
  result,
  failureReason: result === "failed" ? (failureReasonKeys.find((key) => key === failureReason) ?? null) : null,
  startedAt: momentOf(startedAt),
  endedAt: momentOf(endedAt),
  faultCodes: codesIn(faultCodes),
});

/** An empty field is sent as null. */
const momentOf = (typed: string): string | null => (typed === "" ? null : new Date(typed).toISOString());

/** The codes share one field, which shows a problem of any of them. */
const ofOneField = <Problem extends { field: string }>(problem: Problem) => ({
  ...problem,
  field: problem.field.split(".")[0] ?? problem.field,
});
