/** A vehicle's owner and plate as forms hold them. */
export interface OwnerValues {
  ownerFirstName: string;
  ownerLastName: string;
  ownerEmail: string;
  ownerPhone: string;
  licensePlate: string;
  plateState: string;
}

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
