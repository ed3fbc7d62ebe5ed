import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";
import { PoNumberInput } from "#features/intake/po-number-input.tsx";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";
import { ReadinessNotice } from "./readiness-notice.tsx";

/** The customer's values that the review shows. */
interface ReviewedCustomer {
  id: string;
  name: string;
  requiresPo: boolean;
  acceptsTerms: boolean;
  contact: string | null;
}

interface ReviewStepProps {
  form: IntakeForm;
  staff: boolean;
  customer: ReviewedCustomer | null;
  calibrationNames: readonly string[];
  operations: readonly RepairOperation[];
  facilities: readonly { id: string; facilityName: string }[];
  /** The server requires someone to confirm that the vehicle will be ready. */
  mustVouch: boolean;
}

const ways: Record<IntakeValues["intakeMethod"], string> = {
  dropOff: "Drop-off",
  pickup: "Pickup",
  tow: "Tow",
  mobile: "Mobile call-out",
};

/** A summary, the reasons against the date, and the notes before submission. */
export function ReviewStep({
  form,
  staff,
  customer,
  calibrationNames,
  operations,
  facilities,
  mustVouch,
}: ReviewStepProps) {
  const values = useWatch({ control: form.control, compute: (all: IntakeValues) => all });
  const { year, make, model, vinNumber } = values.vehicle;
  const details = [
    { label: "Customer", value: customer?.name },
    { label: "Contact", value: customer?.contact },
    { label: "Vehicle", value: [year, make, model].join(" ") },
    { label: "VIN", value: <bdi dir="ltr">{vinNumber.toUpperCase()}</bdi> },
    { label: "Calibrations", value: calibrationNames.join(", ") || "We find out what is needed" },
    { label: "Repair order", value: values.repairOrderFileName },
    { label: "Transport", value: ways[values.intakeMethod] },
    { label: "Location", value: facilities.find(({ id }) => id === values.facilityId)?.facilityName },
    { label: "Time", value: values.holdId ? values.heldWords : "None yet: we call" },
  ];

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <DetailsList details={details} />
      <ReadinessNotice
        form={form}
        staff={staff}
        customerId={customer?.id ?? ""}
        operations={operations}
        mustVouch={mustVouch}
      />
      <PoNumberInput form={form} customer={customer} />
      <TextInput form={form} name="notes" label="Notes for us" optional input={{ multiline: true, minRows: 2 }} />
      {!staff && customer && !customer.acceptsTerms && (
        <Box>
          <CheckInput form={form} name="acceptTerms" label="I accept the terms of service" />
          <Link href="/terms-of-service" target="_blank" rel="noreferrer" variant="body2">
            Read the terms
          </Link>
        </Box>
      )}
    </Box>
  );
}
