import { t } from "@boresight/domain/texts/text";
import { isNearlySame } from "@boresight/domain/orders/vin-at-vehicle";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin, vinIn } from "@boresight/domain/vehicles/vin";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { ArrivingOrderFragment } from "#graphql/graphql.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { ScanButton } from "#ui/camera/scan-button.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useArrivalVerbs } from "./use-arrival-verbs.ts";

interface ReadVinProps {
  orderId: string;
  vehicle: ArrivingOrderFragment["vehicle"];
  problem: string | null;
  onRead: (order: ArrivingOrderFragment) => Promise<void>;
  onLeaveOut?: (() => void) | undefined;
  onClose: () => void;
}

const codeFace = {
  inputProps: { dir: "ltr", spellCheck: false, autoCapitalize: "characters", autoComplete: "off", maxLength: 20 },
  sx: { typography: "code", fontSize: "1.25rem", minHeight: 52, "& input": { textTransform: "uppercase" } },
};

const isDoubtful = (vin: string, known: string | null | undefined) =>
  vin.length === 17 && vin !== known && needsCheckDigit(vin) && !hasValidCheckDigit(vin);

/** The VIN, typed or photographed at the vehicle; the order's VIN is hidden, so that it is really read. */
export function ReadVin({ orderId, vehicle, problem, onRead, onLeaveOut, onClose }: ReadVinProps) {
  const form = useForm({ defaultValues: { vin: "", isChecked: false } });
  const [refused, setRefused] = useState<string | null>(null);
  const { confirm } = useArrivalVerbs();
  const typed = normaliseVin(useWatch({ control: form.control, name: "vin" }));
  const { isDoubted, trust } = useDoubts(vehicle?.vinNumber ?? null);
  const submit = form.handleSubmit(async ({ vin, isChecked }) => {
    if (isDoubted(normaliseVin(vin))) return form.setError("vin", { message: t("orders.vinNearlyFits") });
    const answer = await confirm({ orderId, vin, isChecked });
    if (answer.order) return onRead(answer.order);
    showFieldProblems(form, answer.problem.fields);
    setRefused(answer.problem.fields.length > 0 ? null : answer.problem.message);
  });

  return (
    <FormDialog
      title={t("orders.readTheVinAtTheVehicle")}
      action={t("base.confirm")}
      busy={form.formState.isSubmitting}
      problem={problem ?? refused}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {vehicle?.vehicleDescription ?? "…"}
      </Typography>
      <TextInput form={form} name="vin" label={t("base.vin")} help={t("orders.aboutVinInput")} input={codeFace} />
      <Box sx={{ display: "grid", justifyItems: "start", gap: 2 }}>
        <ScanButton
          read={vinIn}
          onFound={(vin) => {
            form.setValue("vin", vin, { shouldDirty: true });
            trust(vin);
          }}
          notFound={t("base.noVinBarcodeFound")}
          label={t("base.vin")}
        >
          {t("base.scanTheVin")}
        </ScanButton>
        {isDoubtful(typed, vehicle?.vinNumber) && (
          <CheckInput
            form={form}
            name="isChecked"
            label={t("base.iVerifiedThisVin")}
            help={t("base.itsCheckDigitDoesNotMatch")}
          />
        )}
        {onLeaveOut && <Button onClick={onLeaveOut}>{t("orders.goOnWithoutTheVin")}</Button>}
      </Box>
    </FormDialog>
  );
}

/** A slip of the finger is no other vehicle and alarms nobody: what nearly fits is asked again, once, unless it was scanned. */
function useDoubts(known: string | null) {
  const [trusted, trust] = useState<string | null>(null);
  const isDoubted = (typed: string) => {
    if (typed === trusted || !isNearlySame(typed, known)) return false;
    trust(typed);
    return true;
  };

  return { isDoubted, trust };
}
