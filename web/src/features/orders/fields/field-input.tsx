import { t } from "@boresight/domain/texts/text";
import type { FieldKind } from "@boresight/domain/orders/field-spec";
import { useWatch } from "react-hook-form";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { zoneName } from "#ui/time/zone-times.ts";
import { AppointmentFollows } from "./appointment-follows.tsx";
import { isWhole, momentTyped } from "./field-kinds.ts";
import type { EditableField } from "./fields-to-edit.ts";
import { FacilityInput } from "./facility-input.tsx";
import type { FieldValues } from "./field-values.ts";
import { intakeChoices, priorityChoices } from "#features/orders/order-words.ts";
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
  const { field, label, kind } = editable;
  const chosen = useWatch({ control: form.control, name: "intakeMethod" });
  const isMobile = (chosen ?? order.intakeMethod) === "mobile";
  if (isMobile && field === "towingNotes") return null; // Nothing is towed: we drive there.
  if (kind === "moment") return <MomentInput form={form} editable={editable} timeZone={order.timeZone} />;
  if (kind === "address") {
    const place = isMobile ? t("orders.pickupAt") : label;
    return <PickupAddressInput form={form} name={field} label={place} customerId={order.customerId} />;
  }
  if (kind === "vehicle") return <VehiclePicker form={form} name={field} customerId={order.customerId} />;
  if (kind === "intakeMethod") return <SelectInput form={form} name={field} label={label} choices={intakeChoices} />;
  if (kind === "yesNo") return <CheckInput form={form} name={field} label={label} />;
  if (kind === "facility") return <FacilityInput form={form} name={field} />;
  if (kind === "technician") return <AssignmentInput form={form} name={field} orderId={order.id} />;
  if (kind === "priority") return <SelectInput form={form} name={field} label={label} choices={priorityChoices} />;
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
