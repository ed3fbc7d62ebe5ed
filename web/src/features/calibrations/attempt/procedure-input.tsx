import { t } from "@boresight/domain/texts/text";
import { useKnowledge, type KnownBy } from "#features/calibrations/knowledge/use-knowledge.ts";
import type { AttemptForm } from "./attempt-fields.tsx";
import { SuggestedInput } from "./suggested-input.tsx";

interface ProcedureInputProps {
  form: AttemptForm;
  known: KnownBy;
}

/** The maker's procedure that was followed: one that was recorded before, or another one. */
export const ProcedureInput = ({ form, known }: ProcedureInputProps) => (
  <SuggestedInput
    form={form}
    name="requirementSource"
    label={t("calibrations.procedure")}
    help={t("calibrations.theMakersDocumentThatWasFollowed")}
    suggestions={useKnowledge(known).procedures.map((label) => ({ label }))}
  />
);
