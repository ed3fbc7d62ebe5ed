import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { AddLine } from "#features/billing/lines/add-line.tsx";
import { ColumnHeads } from "#features/billing/lines/column-heads.tsx";
import { PriceRow, priceColumns } from "./price-row.tsx";
import { priceOfType, type PriceListValues } from "./price-values.ts";

/** The prices of a list: types of the catalog, each with an amount or a percentage, for some days or always. */
export function PricesEditor({ form }: { form: UseFormReturn<PriceListValues> }) {
  const { append, remove } = useFieldArray({ control: form.control, name: "entries", keyName: "fieldId" });
  const entries = useWatch({ control: form.control, name: "entries" });

  return (
    <Box component="section" aria-label={t("base.prices")} sx={{ minWidth: 0, my: 2 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t("base.prices")}
      </Typography>
      {entries.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t("billing.noPricesYet")}
        </Typography>
      ) : (
        <Box sx={{ mb: 3 }}>
          <PriceHeads />
          {entries.map((entry, index) => (
            <PriceRow key={entry.key} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </Box>
      )}
      <AddLine label={t("billing.addAPrice")} onAdd={(type) => append(priceOfType(type), { shouldFocus: false })} />
    </Box>
  );
}

function PriceHeads() {
  const heads = [t("base.name"), t("base.price"), t("settings.validFromDay"), t("billing.lastDay")];

  return (
    <ColumnHeads columns={priceColumns}>
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </ColumnHeads>
  );
}
