import { t } from "@boresight/domain/texts/text";
import { momentAt } from "@boresight/domain/schedule/facility-time";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";
import { curedAtOf, type IntakeForm, type IntakeValues } from "#features/intake/intake-values.ts";
import { PoNumberInput } from "#features/intake/po-number-input.tsx";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";
import { useSuggestedCalibrations } from "#features/intake/repairs/use-suggested-calibrations.ts";
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
  dropOff: t("base.dropOff"),
  pickup: t("base.pickup"),
  tow: t("base.tow"),
  mobile: t("base.mobileCallOut"),
};

const priorities = [
  { value: "normal", label: t("orders.normal") },
  { value: "rush", label: t("base.rush") },
  { value: "waiting", label: t("orders.customerIsWaiting") },
];

/** The held time, or the one that is booked in spite of the reasons against it. */
function timeOf({ holdId, heldWords, overbooking: { bayId, date, time, timeZone } }: IntakeValues): string {
  if (holdId) return heldWords;
  const booked = (bayId && date && time && momentAt(timeZone, { date, time })) || null;
  return booked ? `${dayWords(timeZone, booked)}, ${timeWithZone(timeZone, booked)}` : t("intake.noneYetWeCall");
}

function curedWords(values: IntakeValues): string | undefined {
  const { timeZone } = values.adhesive;
  const cured = curedAtOf(values);
  return cured === null ? undefined : `${dayWords(timeZone, cured)}, ${timeWithZone(timeZone, cured)}`;
}

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
  useSuggestedCalibrations(form, operations); // Repairs may come from papers, past their step.
  const values = useWatch({ control: form.control, compute: (all: IntakeValues) => all });
  const { year, make, model, vinNumber } = values.vehicle;
  const details = [
    { label: t("base.customer"), value: customer?.name },
    { label: t("base.contact"), value: customer?.contact },
    { label: t("base.vehicle"), value: [year, make, model].join(" ") },
    {
      label: t("base.vin"),
      value: vinNumber ? <bdi dir="ltr">{vinNumber.toUpperCase()}</bdi> : t("vehicles.noVinYet"),
    },
    { label: t("base.calibrations"), value: calibrationNames.join(", ") || t("intake.weFindOut") },
    { label: t("orders.adhesiveCured"), value: curedWords(values) },
    { label: t("base.repairOrder"), value: values.papers.map(({ name }) => name).join(", ") },
    { label: t("intake.photosOfTheVehicle"), value: values.photos.map(({ name }) => name).join(", ") },
    { label: t("base.transport"), value: ways[values.intakeMethod] },
    { label: t("base.location"), value: facilities.find(({ id }) => id === values.facilityId)?.facilityName },
    { label: t("base.time"), value: timeOf(values) },
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
      {staff && <SelectInput form={form} name="priority" label={t("base.priority")} choices={priorities} />}
      <TextInput
        form={form}
        name="notes"
        label={t("intake.notesForUs")}
        optional
        input={{ multiline: true, minRows: 2 }}
      />
      {!staff && customer && !customer.acceptsTerms && (
        <Box>
          <CheckInput form={form} name="acceptTerms" label={t("intake.iAcceptTheTermsOfService")} />
          <Link href="/terms-of-service" target="_blank" rel="noreferrer" variant="body2">
            {t("intake.readTheTerms")}
          </Link>
        </Box>
      )}
    </Box>
  );
}
