import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { priceText, type DocumentValues } from "#features/billing/lines/line-values.ts";

interface NewPricesProps {
  form: UseFormReturn<DocumentValues>;
  /** Lines that cost something else today. */
  newPrices: readonly { lineItemId: string; unitPrice: number }[];
}

/** Offers the prices of today for a draft that was written before they changed. */
export function NewPrices({ form, newPrices }: NewPricesProps) {
  const lines = useWatch({ control: form.control, name: "lines" });
  const changes = newPrices.flatMap(({ lineItemId, unitPrice }) => {
    const index = lines.findIndex(({ id }) => id === lineItemId);
    const price = priceText(unitPrice);
    return index === -1 || lines[index]?.unitPrice === price ? [] : [{ index, price }];
  });
  if (changes.length === 0) return null;
  const update = () => {
    for (const { index, price } of changes) form.setValue(`lines.${index}.unitPrice`, price, { shouldDirty: true });
  };

  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={update}>
          {t("billing.updatePrices")}
        </Button>
      }
    >
      {t("billing.pricesHaveChanged", { count: changes.length })}
    </Alert>
  );
}
