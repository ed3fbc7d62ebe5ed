import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useForm, useWatch } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { EditedPriceListFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { categoryChoices } from "./category-words.ts";
import { changeOf, everything, previewOf, pricesOf, type PriceChangeValues } from "./price-change.ts";
import { useCatalog } from "./use-catalog.ts";

const ChangePrices = graphql(`
  mutation ChangePrices($input: ChangePricesInput!) {
    changePrices(input: $input) {
      lineItemTypes {
        id
        ...CatalogType
      }
    }
  }
`);

interface ChangePricesDialogProps {
  /** Null for the catalog. */
  list: EditedPriceListFragment | null;
  onClose: () => void;
}

/** Changes all prices, or those of a category, by a percentage, and shows what comes out before it does. */
export function ChangePricesDialog({ list, onClose }: ChangePricesDialogProps) {
  const { types = [] } = useCatalog();
  const form = useForm<PriceChangeValues>({
    defaultValues: { direction: "off", percentage: "", category: everything, rounding: "cents" },
  });
  const refetched = list ? { refetchQueries: ["PriceLists", "PriceListInSheet"], awaitRefetchQueries: true } : {};
  const [change] = useMutation(ChangePrices, refetched);
  const { frame, run } = useVerb({ form });
  const typed = useWatch({ control: form.control });
  const preview = previewOf(pricesOf(types, list), { ...form.getValues(), ...typed });
  const submit = form.handleSubmit(async (values) => {
    const asked = changeOf(values);
    if (!asked || asked.basisPoints === 0) return form.setError("percentage", { message: t("billing.changeRange") });
    const shown = preview.map(({ id, after }) => ({ id, unitPrice: after }));
    const input = { priceListId: list?.id ?? null, ...asked, shown };
    const done = t("billing.countPricesChanged", { count: shown.length });
    if (!(await run(() => change({ variables: { input } }), done))) onClose();
  });

  return (
    <FormDialog
      title={t("billing.changePrices")}
      action={preview.length > 0 ? t("billing.changeCountPrices", { count: preview.length }) : t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 3 }}>
        <TextInput
          form={form}
          name="percentage"
          label={t("billing.percentage")}
          input={{ inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" }}
        />
        <SelectInput form={form} name="direction" label={t("billing.priceDirection")} choices={directions} />
        <SelectInput form={form} name="category" label={t("base.category")} choices={categories} />
        <SelectInput form={form} name="rounding" label={t("billing.rounding")} choices={roundings} />
      </Box>
      <Preview changed={preview} />
      <Typography variant="body2" color="textSecondary">
        {t("billing.changePricesLead")}
      </Typography>
    </FormDialog>
  );
}

const directions = [
  { value: "off", label: t("billing.percentOff") },
  { value: "on", label: t("billing.percentOn") },
];
const categories = [{ value: everything, label: t("base.everything") }, ...categoryChoices];
const roundings = [
  { value: "cents", label: t("billing.roundedToCents") },
  { value: "dollars", label: t("billing.roundedToDollars") },
];

/** Each price that changes, as it is and as it will be. */
function Preview({ changed }: { changed: ReturnType<typeof previewOf> }) {
  if (changed.length === 0)
    return (
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {t("billing.noPriceChanges")}
      </Typography>
    );

  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={t("billing.newPrice")}
      sx={{ my: 2, maxHeight: 280, overflowY: "auto" }}
    >
      <Box component="table" sx={tableLooks}>
        <thead>
          <tr>
            <th scope="col">{t("base.name")}</th>
            <th scope="col">{t("base.today")}</th>
            <th scope="col">{t("billing.newPrice")}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ id, name, before, after }) => (
            <tr key={id}>
              <td dir="auto">{name}</td>
              <td>
                <MoneyText cents={before} />
              </td>
              <td>
                <MoneyText cents={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableLooks = {
  width: "100%",
  borderCollapse: "collapse",
  "& th, & td": { py: 1, paddingInlineEnd: 2, textAlign: "end", verticalAlign: "top", typography: "body2" },
  "& th": { position: "sticky", top: 0, bgcolor: "background.paper", color: "text.secondary", fontWeight: 500 },
  "& th:first-of-type, & td:first-of-type": { textAlign: "start", overflowWrap: "anywhere" },
  "& th:last-of-type, & td:last-of-type": { paddingInlineEnd: 0 },
  "& tbody tr": { borderTop: 1, borderColor: "divider" },
};
