import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { RowFrame } from "#features/billing/lines/row-frame.tsx";
import { LineInput } from "#features/billing/lines/line-input.tsx";
import { KindToggle } from "#features/billing/lines/kind-toggle.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import DeleteOutlined from "~icons/ic/outline-delete";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { agreedPrice, type PriceListValues, type PriceValues } from "./price-values.ts";

/** Type, price, first day, last day and the button that removes it, on wide screens. */
export const priceColumns = "minmax(0, 1fr) 144px 152px 152px 36px";

interface PriceRowProps {
  form: UseFormReturn<PriceListValues>;
  index: number;
  onRemove: () => void;
}

/** One price of a list: a row on wide screens, a card on phones. */
export function PriceRow({ form, index, onRemove }: PriceRowProps) {
  const entry = useWatch({ control: form.control, name: `entries.${index}` });
  const { typeName: name } = entry;
  const day = { type: "date", inputProps: { dir: "ltr" } };

  return (
    <RowFrame
      label={t("billing.priceOfName", { name })}
      sx={{
        gridTemplateColumns: { xs: "minmax(0, 1fr) minmax(0, 1fr)", md: priceColumns },
      }}
    >
      <Box
        sx={{
          minWidth: 0,
          gridColumn: { xs: "1 / -1", md: "auto" },
          gridRow: { xs: 1, md: "auto" },
          paddingInlineEnd: { xs: 10, md: 0 },
        }}
      >
        <Typography dir="auto" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <AgreedPrice entry={entry} />
      </Box>
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, minWidth: 0 }}>
        <PriceInput form={form} index={index} isPercent={entry.kind === "percent"} />
      </Box>
      <LineInput form={form} name={`entries.${index}.validFrom`} label={t("settings.validFromDay")} input={day} />
      <LineInput form={form} name={`entries.${index}.validUntil`} label={t("billing.lastDay")} input={day} />
      <IconButton
        size="small"
        aria-label={t("base.removeName", { name })}
        onClick={onRemove}
        sx={{ mt: 1, gridColumn: { xs: 2, md: "auto" }, gridRow: { xs: 1, md: "auto" }, justifySelf: "end" }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </RowFrame>
  );
}

/** The catalog's price, and what it comes to where a percentage is typed. */
function AgreedPrice({ entry }: { entry: PriceValues }) {
  const agreed = entry.kind === "percent" ? agreedPrice(entry) : null;
  const text =
    agreed === null
      ? t("billing.catalogPrice", slots("catalog"))
      : t("billing.agreedInsteadOfCatalog", slots("amount", "catalog"));

  return (
    <Typography variant="caption" color="textSecondary" component="p">
      <RichText text={text} amount={<MoneyText cents={agreed} />} catalog={<MoneyText cents={entry.catalogPrice} />} />
    </Typography>
  );
}

interface PriceInputProps {
  form: UseFormReturn<PriceListValues>;
  index: number;
  isPercent: boolean;
}

/** An amount, or a percentage of the catalog's price: the button at its end turns one into the other. */
function PriceInput({ form, index, isPercent }: PriceInputProps) {
  const toggle = (
    <KindToggle
      isPercent={isPercent}
      label={isPercent ? t("billing.priceIsPercent") : t("billing.priceIsAmount")}
      onToggle={() => form.setValue(`entries.${index}.kind`, isPercent ? "price" : "percent", { shouldDirty: true })}
    />
  );

  return (
    <LineInput
      form={form}
      name={`entries.${index}.value`}
      label={isPercent ? t("billing.percentOfTheCatalog") : t("base.price")}
      isNumber
      input={{ endAdornment: toggle, sx: { paddingInlineEnd: 1 } }}
    />
  );
}
