import { t } from "@boresight/domain/texts/text";
import type { FieldKind } from "@boresight/domain/base/record";
import { useWatch } from "react-hook-form";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { zoneName } from "#ui/time/zone-times.ts";
import { AppointmentFollows } from "./appointment-follows.tsx";
import { isWhole, momentTyped } from "#records/form/field-kinds.ts";
import type { EditableField } from "./fields-to-edit.ts";
import { FacilityInput } from "./facility-input.tsx";
import type { FieldValues } from "./field-values.ts";
import { choicesOf } from "#records/form/choices.ts";
import { PickupAddressInput } from "./pickup-address-input.tsx";
import { TechnicianInput } from "./technician-input.tsx";
import { VehiclePicker } from "#records/vehicle-picker.tsx";

interface FieldInputProps {
  form: FormOf<FieldValues>;
  editable: EditableField;
  /** The time zone in which moments are typed, and the customer whose addresses are offered. */
  order: Pick<OrderFieldsFragment, "customerId" | "id" | "intakeMethod" | "timeZone">;
}

export function FieldInput({ form, editable, order }: FieldInputProps) {
  const { field, label, kind, to, choices } = editable;
  const chosen = useWatch({ control: form.control, name: "intakeMethod" });
  const isMobile = (chosen ?? order.intakeMethod) === "mobile";
  if (isMobile && field === "towingNotes") return null; // Nothing is towed: we drive there.
  if (kind === "moment") return <MomentInput form={form} editable={editable} timeZone={order.timeZone} />;
  if (to === "address") {
    const place = isMobile ? t("orders.pickupAt") : label;
    return <PickupAddressInput form={form} name={field} label={place} customerId={order.customerId} />;
  }
  if (to === "vehicle") return <VehiclePicker form={form} name={field} customerId={order.customerId} />;
  if (choices) return <SelectInput form={form} name={field} label={label} choices={choicesOf(choices)} />;
  if (kind === "flag") return <CheckInput form={form} name={field} label={label} />;
  if (to === "facility") return <FacilityInput form={form} name={field} />;
  if (to === "technician") return <AssignmentInput form={form} name={field} orderId={order.id} />;
  return <TextInput form={form} name={field} label={label} input={inputOf(kind)} />;
}

function inputOf(kind: FieldKind) {
  if (kind === "text") return { multiline: true, minRows: 3 };
  if (kind === "money") return { inputProps: { inputMode: "decimal" as const } };
  return isWhole(kind) ? { inputProps: { inputMode: "numeric" as const } } : {};
}

interface MomentInputProps {
  form: FormOf<FieldValues>;
  editable: EditableField;
  timeZone: string;
}

/** The time zone's name depends on the day that is typed. */
function MomentInput({ form, editable: { field, label }, timeZone }: MomentInputProps) {
  const now = useNow();
  const typed = useWatch({ control: form.control, name: field });
  const moment = momentTyped(String(typed ?? ""), timeZone) ?? now.toISOString();

  return (
    <TextInput
      form={form}
      name={field}
      label={`${label} (${zoneName(timeZone, moment)})`}
      input={{ type: "datetime-local" }}
    />
  );
}

interface AssignmentInputProps {
  form: FormOf<FieldValues>;
  name: string;
  orderId: string;
}

/** Offers the technicians of the facility that is selected beside it. */
function AssignmentInput({ form, name, orderId }: AssignmentInputProps) {
  const [facilityId, technicianId] = useWatch({ control: form.control, name: ["facilityId", name] });

  return (
    <>
      <TechnicianInput form={form} name={name} facilityId={String(facilityId ?? "")} />
      <AppointmentFollows orderId={orderId} technicianId={String(technicianId ?? "")} />
    </>
  );
}
