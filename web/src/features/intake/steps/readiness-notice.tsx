import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";
import { useHoldTime } from "#features/intake/time/use-hold-time.ts";
import { useReadiness } from "./use-readiness.ts";

interface ReadinessNoticeProps {
  form: IntakeForm;
  staff: boolean;
  customerId: string;
  operations: readonly RepairOperation[];
  /** The server requires it. */
  mustVouch: boolean;
}

/** The reasons against the date; where it may be booked anyway, somebody must confirm that the vehicle will be ready. */
export function ReadinessNotice({ form, staff, mustVouch, ...known }: ReadinessNoticeProps) {
  const holdId = useWatch({ control: form.control, name: "holdId" });
  const { drop } = useHoldTime(form, { facility: undefined, onGone: () => {} });
  const { readiness, reasons } = useReadiness(form, known);
  const booksAgainst = !staff && holdId !== "" && readiness === "notReady";
  const asksToVouch = holdId !== "" && !booksAgainst && (readiness === "needsAttention" || mustVouch);

  return (
    <>
      {reasons.length > 0 && (
        <Alert severity={booksAgainst ? "error" : "warning"}>
          {reasons.join(". ")}.{booksAgainst && t("intake.notReadyCannotBeBooked")}
          {booksAgainst && (
            <Button color="inherit" size="small" variant="outlined" onClick={drop}>
              {t("intake.sendWithoutATime")}
            </Button>
          )}
        </Alert>
      )}
      {asksToVouch && (
        <Box>
          <CheckInput
            form={form}
            name="readinessConfirmed"
            label={t("base.vehicleWillBeReady")}
            help={t("intake.yourNameAndTheTimeAre")}
          />
          <Button variant="outlined" onClick={drop}>
            {t("intake.sendWithoutATime")}
          </Button>
        </Box>
      )}
    </>
  );
}
