import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { AddressFields } from "./address-fields.tsx";
import { DistanceLine } from "./distance-line.tsx";
import { addressInput, addressValues } from "./address-values.ts";

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

interface AddressSheetProps {
  /** Null for a new address. */
  address: AddressRowFragment | null;
  open: boolean;
  onClose: () => void;
}

export function AddressSheet({ address, open, onClose }: AddressSheetProps) {
  return (
    <Sheet title={address ? t("customers.editAddress") : t("customers.newAddress")} open={open} onClose={onClose}>
      {open && <AddressForm key={address?.id} address={address} onClose={onClose} />}
    </Sheet>
  );
}

function AddressForm({ address, onClose }: Omit<AddressSheetProps, "open">) {
  const form = useForm({ defaultValues: addressValues(address) });
  const [save] = useMutation(SaveAddress, { refetchQueries: ["AddressesPage"] });
  const { problem, run, forgetProblem } = useVerb({ form });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const { input, error } = addressInput(address, values);
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(
      () => save({ variables: { input } }),
      t("customers.streetIsSaved", { street: input.street.trim() }),
    );
    if (!failure) onClose();
  });

  return (
    <SheetForm busy={form.formState.isSubmitting} problem={problem} onSubmit={() => void submit()} onCancel={onClose}>
      {address && <DistanceLine address={address} />}
      <AddressFields form={form} isNew={address === null} />
    </SheetForm>
  );
}
