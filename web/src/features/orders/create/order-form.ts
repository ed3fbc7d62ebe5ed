/** The form of a new order: its values, and their conversion to the input of the shared schema. */
import { t } from "@boresight/domain/texts/text";
import { newServiceOrderSchema, type NewServiceOrder } from "@boresight/domain/orders/service-order-schema";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import { emptyOwner, ownerInput, type OwnerValues } from "#records/owner-values.ts";

export interface OrderFormValues {
  customerId: string;
  vehicleId: string;
  isNewVehicle: boolean;
  vehicle: OwnerValues & {
    vinNumber: string;
    vinConfirmed: boolean;
    isOtherVehicle: boolean;
    year: string;
    make: string;
    model: string;
    trim: string;
  };
  facilityId: string;
  calibrationType: string;
  intakeMethod: IntakeMethod;
  priority: "normal" | "rush" | "waiting";
  pickupAddressId: string;
  towingNotes: string;
  repairOrderNumber: string;
  poNumber: string;
  notes: string;
  acceptTerms: boolean;
}

export type OrderForm = UseFormReturn<OrderFormValues, unknown, NewServiceOrder>;

export const emptyOrder: OrderFormValues = {
  customerId: "",
  vehicleId: "",
  isNewVehicle: false,
  vehicle: {
    vinNumber: "",
    vinConfirmed: false,
    isOtherVehicle: false,
    year: "",
    make: "",
    model: "",
    trim: "",
    ...emptyOwner,
  },
  facilityId: "",
  calibrationType: "",
  intakeMethod: "dropOff",
  priority: "normal",
  pickupAddressId: "",
  towingNotes: "",
  repairOrderNumber: "",
  poNumber: "",
  notes: "",
  acceptTerms: false,
};

const given = (text: string) => (text.trim() === "" ? undefined : text);

/** Empty fields are not sent; a new vehicle replaces a chosen one. */
function filledIn({ isNewVehicle, vehicle, vehicleId, intakeMethod, priority, notes, ...texts }: OrderFormValues) {
  return {
    intakeMethod,
    towingNotes: intakeMethod === "tow" ? texts.towingNotes : "",
    priority,
    notes,
    ...(isNewVehicle
      ? {
          vehicle: {
            ...vehicle,
            ...ownerInput(vehicle),
            year: Number(vehicle.year),
          },
        }
      : { vehicleId: given(vehicleId) }),
    towingRequired: intakeMethod === "tow",
    customerId: given(texts.customerId),
    facilityId: given(texts.facilityId),
    calibrationType: given(texts.calibrationType),
    pickupAddressId: given(texts.pickupAddressId),
    repairOrderNumber: given(texts.repairOrderNumber),
    poNumber: given(texts.poNumber),
  };
}

/** Validates like the server; staff must also name the customer. */
export function orderResolver({
  forStaff,
}: {
  forStaff: boolean;
}): Resolver<OrderFormValues, unknown, NewServiceOrder> {
  const parse = zodResolver(newServiceOrderSchema(new Date().getFullYear()), undefined, { mode: "sync" });
  return async (values, context, { shouldUseNativeValidation, ...options }) => {
    if (forStaff && !values.customerId)
      return { values: {}, errors: { customerId: { type: "required", message: t("base.chooseACustomer") } } };
    return parse(filledIn(values), context, {
      ...options,
      shouldUseNativeValidation: shouldUseNativeValidation ?? false,
    });
  };
}
