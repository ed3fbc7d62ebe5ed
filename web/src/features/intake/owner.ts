/** The owner and plate of the vehicle that an intake describes. */
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";

const names = ["ownerFirstName", "ownerLastName", "ownerEmail", "ownerPhone", "licensePlate", "plateState"] as const;

/** As the form holds them. */
export type OwnerValues = Record<(typeof names)[number], string>;

const types: Readonly<Record<string, string>> = { ownerEmail: "email", ownerPhone: "tel" };

export const ownerFields = names.map((name) => {
  const type = types[name];
  return { name, label: vehicle.fields[name].label, input: { ...(type && { type }), autoComplete: "off" } };
});

export const emptyOwner: OwnerValues = {
  ownerFirstName: "",
  ownerLastName: "",
  ownerEmail: "",
  ownerPhone: "",
  licensePlate: "",
  plateState: "",
};

/** Returns the owner and plate as the server takes them: an empty email, phone or plate is none. */
export const ownerInput = (values: Partial<OwnerValues>) => ({
  ownerFirstName: values.ownerFirstName ?? "",
  ownerLastName: values.ownerLastName ?? "",
  ownerEmail: values.ownerEmail?.trim() || null,
  ownerPhone: values.ownerPhone?.trim() || null,
  licensePlate: values.licensePlate?.trim() || null,
  plateState: values.plateState?.trim() || null,
});
