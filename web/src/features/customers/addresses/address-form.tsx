import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { savedAddressSchema } from "@boresight/domain/customers/address-book";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { shownQueries } from "#data/lists/shown-queries.ts";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { AddressFields } from "./address-fields.tsx";
import { addressInput, addressValues } from "./address-values.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useAddress } from "#ui/layout/use-address.ts";
import { Distance } from "./address-columns.tsx";
import { useRecalculate } from "./use-recalculate.ts";

const SaveAddress = graphql(`
  mutation SaveAddress($input: SaveAddressInput!) {
    saveAddress(input: $input) {
      address {
        id
        ...AddressRow
      }
    }
  }
`);

interface AddressFormProps {
  /** Null for a new address. */
  address: AddressRowFragment | null;
  /** The customer of a new address, where it is known. */
  customerId?: string;
  onClose: () => void;
}

export function AddressForm({ address, customerId, onClose }: AddressFormProps) {
  const form = useForm({ defaultValues: { ...addressValues(address), customerId: customerId ?? "" } });
  const locates = isStaff(roleOf(useAuth().user));
  const [save, { client }] = useMutation(SaveAddress);
  const frame = useSave({
    form,
    input: (values) => addressInput(address, values),
    schema: savedAddressSchema,
    save: (input) =>
      save({ variables: { input }, refetchQueries: shownQueries(client, ["AddressesPage", "CustomerPage"]) }),
    done: ({ street }) => t("customers.streetIsSaved", { street: street.trim() }),
    onSaved: onClose,
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      {address && locates && <DistanceLine address={address} />}
      <AddressFields
        form={form}
        asksCustomer={address === null && !customerId}
        locates={locates}
        asksMiles={address === null && locates}
      />
    </SheetForm>
  );
}

/** The distance and its actions. */
function DistanceLine({ address }: { address: AddressRowFragment }) {
  const { change } = useAddress();
  const recalculate = useRecalculate();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Distance address={address} />
      </Box>
      <Button size="small" onClick={() => change({ address: undefined, distance: address.id })}>
        {t("customers.enterTheDistance")}
      </Button>
      {address.distanceSource !== "manual" && (
        <Button size="small" onClick={() => void recalculate(address)}>
          {t("customers.recalculate")}
        </Button>
      )}
    </Box>
  );
}
