import { typedOrNone } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { manualDistanceSchema } from "@boresight/domain/customers/address-book";
import { problemsOf } from "@boresight/domain/base/problems";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const UpdateAddressDistance = graphql(`
  mutation UpdateAddressDistance($input: UpdateAddressDistanceInput!) {
    updateAddressDistance(input: $input) {
      address {
        id
        ...AddressRow
      }
    }
  }
`);

interface DistanceDialogProps {
  address: AddressRowFragment;
  onClose: () => void;
}

/** Overrides a computed distance; an empty value computes it again. */
export function DistanceDialog({ address, onClose }: DistanceDialogProps) {
  const { id, version, street, distanceToSensi } = address;
  const form = useForm({ defaultValues: { miles: String(distanceToSensi ?? "") } });
  const [setDistance] = useMutation(UpdateAddressDistance, { refetchQueries: ["AddressesPage"] });
  const { frame, run } = useVerb({ form });
  const submit = form.handleSubmit(async ({ miles: typed }) => {
    const miles = typedOrNone(typed, 3);
    const input = { id, version, miles };
    const { error } = manualDistanceSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(
      () => setDistance({ variables: { input } }),
      miles === null
        ? t("customers.theDistanceToStreetIsComputed", { street })
        : t("customers.theDistanceToStreetIsSaved", { street }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("customers.distanceToStreet", { street })}
      action={t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("customers.aboutDistance")}
      </Typography>
      <TextInput form={form} name="miles" label={t("customers.miles")} optional input={{ inputMode: "decimal" }} />
    </FormDialog>
  );
}
