import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useForm, useWatch } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment, SameCustomersAddressesQuery } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";

const SameCustomersAddresses = graphql(`
  query SameCustomersAddresses($customerId: UUID!) {
    addresses(
      first: 100
      orderBy: STREET_ASC
      filter: { archivedAt: { isNull: true }, customerId: { equalTo: $customerId } }
    ) {
      nodes {
        id
        version
        street
        unit
        city
        use {
          orders
        }
      }
    }
  }
`);

const MergeAddresses = graphql(`
  mutation MergeAddresses($input: MergeAddressesInput!) {
    mergeAddresses(input: $input) {
      address {
        id
        ...AddressRow
      }
    }
  }
`);

interface MergeAddressDialogProps {
  address: AddressRowFragment;
  onClose: () => void;
}

/** Offers the customer's other addresses; shows what a merge moves before it is done. */
export function MergeAddressDialog({ address, onClose }: MergeAddressDialogProps) {
  const { id, version, street, use } = address;
  const { data } = useQuery(
    SameCustomersAddresses,
    use?.customerId ? { variables: { customerId: use.customerId }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const others = rowsOf(data?.addresses).filter((other) => other.id !== id);
  const form = useForm({ defaultValues: { mergedId: "" } });
  const chosen = useWatch({ control: form.control, name: "mergedId" });
  const other = others.find((one) => one.id === chosen);
  const [merge] = useMutation(MergeAddresses, { refetchQueries: ["AddressesPage"] });
  const elevated = useElevated();
  const { frame, run } = useVerb({ form, stale: ["address-changed"] });
  const submit = form.handleSubmit(async () => {
    if (!other) return form.setError("mergedId", { message: t("customers.chooseTwoAddresses") });
    const input = { survivorId: id, survivorVersion: version, mergedId: other.id, mergedVersion: other.version };
    const done = t("customers.addressesAreMerged");
    if (!(await run(() => elevated(() => merge({ variables: { input } })), done))) onClose();
  });
  const isAlone = !use?.customerId || (data !== undefined && others.length === 0);

  return (
    <FormDialog title={t("customers.mergeAddress")} action={t("base.merge")} {...frame(submit)} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("customers.mergeAddressHelp", { street })}
      </Typography>
      {isAlone ? (
        <Alert severity="info">{t("customers.noOtherAddresses")}</Alert>
      ) : (
        <SelectInput
          form={form}
          name="mergedId"
          label={t("customers.otherAddress")}
          choices={others.map((one) => ({ value: one.id, label: placeOf(one) }))}
        />
      )}
      {other && (
        <Alert severity="info">{t("customers.addressOrdersMove", { count: other.use?.orders ?? 0, street })}</Alert>
      )}
    </FormDialog>
  );
}

type Other = NonNullable<NonNullable<SameCustomersAddressesQuery["addresses"]>["nodes"][number]>;

const placeOf = ({ street, unit, city }: Other): string => [street, unit, city].filter(Boolean).join(", ");
