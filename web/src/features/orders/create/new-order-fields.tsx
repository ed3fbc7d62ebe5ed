import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { skipToken } from "@apollo/client/react";
import { useController, useWatch } from "react-hook-form";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { usePickedCustomer } from "#records/use-picked-customer.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { OrderForm } from "./order-form.ts";
import { calibrationChoices, intakeChoices, priorityChoices } from "#features/orders/order-words.ts";
import { PickupAddressInput } from "#features/orders/fields/pickup-address-input.tsx";
import { TermsInput } from "./terms-input.tsx";
import { VehicleFields } from "#features/orders/fields/vehicle-fields.tsx";

const FacilityChoices = graphql(`
  query FacilityChoices {
    facilities(orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
      }
    }
  }
`);

/** Another customer has other vehicles and addresses. */
function OrderCustomer({ form }: { form: OrderForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });
  const pick = (id: string) => {
    field.onChange(id);
    form.setValue("vehicleId", "");
    form.setValue("pickupAddressId", "");
  };

  return (
    <CustomerPicker
      known={usePickedCustomer(field.value)}
      error={fieldState.error?.message}
      onPick={(picked) => pick(picked?.id ?? "")}
    />
  );
}

export function NewOrderFields({ form, forStaff }: { form: OrderForm; forStaff: boolean }) {
  const [customerId, intakeMethod] = useWatch({ control: form.control, name: ["customerId", "intakeMethod"] });
  const { data } = useQuery(FacilityChoices, forStaff ? {} : skipToken);
  const facilities = rowsOf(data?.facilities).map(({ id, facilityName }) => ({ value: id, label: facilityName }));

  return (
    <>
      {forStaff && <OrderCustomer form={form} />}
      <VehicleFields key={customerId} form={form} customerId={forStaff ? customerId : null} />
      <SelectInput
        form={form}
        name="calibrationType"
        label={t("orders.calibration")}
        choices={calibrationChoices}
        optional
        help={t("orders.leaveItOpenIfYouAre")}
      />
      <SelectInput
        form={form}
        name="intakeMethod"
        label={t("orders.howDoesTheVehicleGetHere")}
        choices={intakeChoices}
      />
      {intakeMethod !== "dropOff" && (
        <PickupAddressInput
          key={customerId}
          form={form}
          name="pickupAddressId"
          customerId={forStaff ? customerId : null}
        />
      )}
      {intakeMethod === "tow" && (
        <TextInput
          form={form}
          name="towingNotes"
          label={t("orders.towingNotes")}
          optional
          help={t("orders.doTheWheelsTurnCanIt")}
          input={{ multiline: true, minRows: 2 }}
        />
      )}
      {forStaff && (
        <SelectInput form={form} name="facilityId" label={t("base.location")} choices={facilities} optional />
      )}
      {forStaff && <SelectInput form={form} name="priority" label={t("orders.priority")} choices={priorityChoices} />}
      <TextInput form={form} name="repairOrderNumber" label={t("base.repairOrderNumber")} optional />
      <TextInput form={form} name="poNumber" label={t("base.poNumber")} optional />
      <TextInput
        form={form}
        name="notes"
        label={t("orders.notes")}
        optional
        help={t("orders.whatWasRepairedAndAnythingWe")}
        input={{ multiline: true, minRows: 3 }}
      />
      {!forStaff && <TermsInput form={form} />}
    </>
  );
}
