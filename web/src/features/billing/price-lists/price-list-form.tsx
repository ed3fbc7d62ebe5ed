import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EditedPriceListFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import DeleteOutlined from "~icons/ic/outline-delete";
import { ChangePricesButton } from "#features/billing/catalog/change-prices-button.tsx";
import { CustomersOfList } from "./customers-of-list.tsx";
import { ListedPrice } from "#features/billing/catalog/catalog-type.fragment.ts";
import { inputOf, priceValuesOf, problemsIn, toFormFields, type PriceListValues } from "./price-values.ts";
import { PricesEditor } from "./prices-editor.tsx";

const SavePriceList = graphql(`
  mutation SavePriceList($input: SavePriceListInput!) {
    savePriceList(input: $input) {
      priceList {
        id
        ...PriceListRow
      }
    }
  }
`);

const DeletePriceList = graphql(`
  mutation DeletePriceList($input: DefinitionVersionInput!) {
    deletePriceList(input: $input) {
      isDeleted
    }
  }
`);

interface PriceListFormProps {
  /** Null for a new one. */
  list: EditedPriceListFragment | null;
  onClose: () => void;
}

/** The name, the prices and the customers of a list. */
export function PriceListForm({ list, onClose }: PriceListFormProps) {
  const form = useForm<PriceListValues>({ defaultValues: valuesOf(list) });
  const [save] = useMutation(SavePriceList, { refetchQueries: ["PriceLists"] });
  const frame = useSave({
    form,
    input: (values) => ({ ...(list && { id: list.id, version: list.version }), ...inputOf(values) }),
    problems: problemsIn,
    toFormFields,
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("billing.nameIsSaved", { name: name.trim() }),
    onSaved: onClose,
    fieldsSuffice: true,
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <TextInput form={form} name="name" label={t("base.name")} input={{ inputProps: { dir: "auto" } }} />
      <CheckInput
        form={form}
        name="autoApprove"
        label={t("billing.standingAgreement")}
        help={t("billing.standingAgreementHelp")}
      />
      <CheckInput form={form} name="isActive" label={t("base.inUse")} help={t("billing.inactiveListHelp")} />
      <PricesEditor form={form} />
      {list && <ChangePricesButton list={list} disabled={form.formState.isDirty} />}
      {list && <CustomersOfList customers={list.customers} />}
      {list && <DeleteButton list={list} onDeleted={onClose} />}
    </SheetForm>
  );
}

function DeleteButton({
  list: { id, version, name },
  onDeleted,
}: {
  list: EditedPriceListFragment;
  onDeleted: () => void;
}) {
  const [remove] = useMutation(DeletePriceList, { refetchQueries: ["PriceLists"] });
  const { busy, run } = useVerb();
  const confirm = useConfirm();
  const ask = async () => {
    if (!(await confirm(t("billing.deleteThePriceList", { name })))) return;
    const variables = { input: { id, version } };
    const failure = await run(() => remove({ variables }), t("billing.priceListIsDeleted", { name }));
    if (!failure) onDeleted();
  };

  return (
    <Box>
      <Button color="error" startIcon={<DeleteOutlined />} loading={busy} onClick={() => void ask()}>
        {t("billing.deletePriceList")}
      </Button>
    </Box>
  );
}

function valuesOf(list: EditedPriceListFragment | null): PriceListValues {
  const stored = list ? [...rowsOf(list.entries), ...rowsOf(list.furtherEntries)] : [];
  const entries = readFragment(ListedPrice, stored).toSorted(
    (one, other) =>
      (one.lineItemType?.sortOrder ?? 0) - (other.lineItemType?.sortOrder ?? 0) ||
      (one.validFrom ?? "").localeCompare(other.validFrom ?? ""),
  );
  return {
    name: list?.name ?? "",
    autoApprove: list?.autoApprove ?? false,
    isActive: list?.isActive ?? true,
    entries: entries.map(priceValuesOf),
  };
}
