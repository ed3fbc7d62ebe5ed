import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import FormHelperText from "@mui/material/FormHelperText";
import { useController } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { AdhesiveInput } from "#features/intake/repairs/adhesive-input.tsx";
import { CalibrationsInput } from "#features/intake/repairs/calibrations-input.tsx";
import { FoundInRepairOrder } from "#features/intake/repairs/found-in-repair-order.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { OperationsInput, type RepairOperation } from "#features/intake/repairs/operations-input.tsx";
import { ReadinessQuestions } from "./readiness-questions.tsx";
import { PhotosInput } from "#features/intake/repair-order/photos-input.tsx";
import { useMarkOfRepairOrder } from "#features/intake/repair-order/use-mark-of-repair-order.ts";

interface RepairStepProps {
  form: IntakeForm;
  operations: readonly RepairOperation[];
  /** Of the shop. */
  timeZone: string | undefined;
}

/** The repairs, their calibrations, the documents and the readiness questions. */
export function RepairStep({ form, operations, timeZone }: RepairStepProps) {
  const mark = useMarkOfRepairOrder(form);
  const { fieldState } = useController({ control: form.control, name: "repairOperations" });

  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <FoundInRepairOrder form={form} />
      <Box>
        <OperationsInput form={form} operations={operations} />
        {fieldState.error && (
          <FormHelperText error role="alert" sx={{ mx: 0 }}>
            {fieldState.error.message}
          </FormHelperText>
        )}
      </Box>
      {timeZone && <AdhesiveInput form={form} timeZone={timeZone} />}
      <CalibrationsInput form={form} operations={operations} />
      <Divider />
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 3 }}>
        <TextInput
          form={form}
          name="repairOrderNumber"
          label={t("base.repairOrderNumber")}
          help={mark("repairOrderNumber")}
          optional
        />
        <TextInput form={form} name="claimNumber" label={t("base.claimNumber")} help={mark("claimNumber")} optional />
        <TextInput form={form} name="insurerName" label={t("base.insurer")} help={mark("insurerName")} optional />
      </Box>
      <PhotosInput form={form} />
      <Divider />
      <CheckInput
        form={form}
        name="rideHeightModified"
        label={t("intake.rideHeightIsModified")}
        help={t("intake.aChangedRideHeightMovesWhat")}
      />
      <ReadinessQuestions form={form} />
    </Box>
  );
}
