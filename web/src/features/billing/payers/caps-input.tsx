import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { TextInput } from "#ui/form/text-input.tsx";
import { LineTypesInput } from "./line-types-input.tsx";
import type { RuleValues } from "./rule-values.ts";
import { SectionTitle } from "./section-title.tsx";

const newCap = { typeKeys: [], price: "", count: "", currency: "USD" };
const decimal = { inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" } as const;

/** What the payer pays at most: for one, and how many. */
export function CapsInput({ form }: { form: UseFormReturn<RuleValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "caps" });

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <SectionTitle>{t("billing.capsTitle")}</SectionTitle>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ mb: 2, pb: 2, borderBottom: 1, borderColor: "divider" }}>
          <LineTypesInput
            form={form}
            name={`caps.${index}.typeKeys`}
            label={t("billing.capCovers")}
            help={t("billing.capCoversHelp")}
          />
          <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr 1fr", sm: "1fr 1fr 1fr" } }}>
            <TextInput form={form} name={`caps.${index}.price`} label={t("billing.capUnitPrice")} input={decimal} />
            <TextInput form={form} name={`caps.${index}.count`} label={t("billing.capCount")} input={decimal} />
            <TextInput
              form={form}
              name={`caps.${index}.currency`}
              label={t("billing.capCurrency")}
              input={{ inputProps: { dir: "ltr", maxLength: 3 } }}
            />
          </Box>
          <Button onClick={() => remove(index)}>{t("billing.removeCap")}</Button>
        </Box>
      ))}
      <Button variant="outlined" onClick={() => append(newCap, { shouldFocus: false })} sx={{ mb: 3 }}>
        {t("billing.addCap")}
      </Button>
    </Box>
  );
}
