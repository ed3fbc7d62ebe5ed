import { failureReasonKeys, failureReasons } from "@boresight/domain/calibrations/failure-reasons";
import { t } from "@boresight/domain/texts/text";
import type { ReactNode } from "react";
import { type KnownBy, useKnowledge } from "#features/calibrations/knowledge/use-knowledge.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";
import { EquipmentInput } from "./equipment-input.tsx";
import type { Equipment } from "./use-equipment.ts";
import { SuggestedInput } from "./suggested-input.tsx";

const reasons = failureReasonKeys.map((key) => ({ value: key, label: failureReasons[key] }));

/** Start and end are in the time zone of the reader's device. */
export const emptyAttempt = {
  startedAt: "",
  endedAt: "",
  tool: "",
  target: "",
  method: "",
  requirementSource: "",
  failureReason: "",
  faultCodes: "",
  conditions: "",
  overrideNote: "",
};

export type AttemptForm = FormOf<typeof emptyAttempt>;

interface AttemptFieldsProps {
  form: AttemptForm;
  failed: boolean;
  equipment: Equipment;
  known: KnownBy;
  /** What there is to say about the equipment. */
  children: ReactNode;
}

/** When it was tried, with which tools, and the findings. */
export function AttemptFields({ form, failed, equipment, known, children }: AttemptFieldsProps) {
  const fields = [
    { name: "startedAt", label: t("calibrations.start"), optional: false, input: { type: "datetime-local" } },
    { name: "endedAt", label: t("calibrations.end"), optional: false, input: { type: "datetime-local" } },
    { name: "method", label: t("base.method") },
    { name: "faultCodes", label: t("calibrations.faultCodes"), help: t("calibrations.separatedByCommas") },
    { name: "conditions", label: t("calibrations.conditions"), input: { multiline: true, minRows: 2 } },
  ] as const;

  return (
    <>
      {failed && (
        <SelectInput form={form} name="failureReason" label={t("calibrations.whyItFailed")} choices={reasons} opens />
      )}
      <EquipmentInput
        form={form}
        name="tool"
        label={t("calibrations.tool")}
        help={t("calibrations.nameOrNumberOnLabel")}
        offered={equipment.tools}
      />
      <EquipmentInput form={form} name="target" label={t("base.target")} optional offered={equipment.targets} />
      {children}
      <ProcedureInput form={form} known={known} />
      {fields.map((field) => (
        <TextInput key={field.name} form={form} optional {...field} />
      ))}
    </>
  );
}

interface ProcedureInputProps {
  form: AttemptForm;
  known: KnownBy;
}

/** The maker's procedure that was followed: one that was recorded before, or another one. */
const ProcedureInput = ({ form, known }: ProcedureInputProps) => (
  <SuggestedInput
    form={form}
    name="requirementSource"
    label={t("calibrations.procedure")}
    help={t("calibrations.theMakersDocumentThatWasFollowed")}
    suggestions={useKnowledge(known).procedures.map((label) => ({ label }))}
  />
);
