import { demandKeys, demandWord, isCounted, type DemandKey } from "@boresight/domain/billing/payers/payer-demands";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { SectionTitle } from "./section-title.tsx";
import type { RuleValues } from "./rule-values.ts";

/** All that can be demanded, each with a box; of what is counted, how many. */
export function DemandsInput({ form }: { form: UseFormReturn<RuleValues> }) {
  const chosen = useWatch({ control: form.control, name: "demands" });
  const toggle = (key: DemandKey, checked: boolean) =>
    form.setValue(
      "demands",
      demandKeys.filter((one) => (one === key ? checked : chosen.includes(one))),
      { shouldDirty: true },
    );

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <SectionTitle>{t("billing.demandsTitle")}</SectionTitle>
      <Box sx={{ display: "grid", columnGap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
        {demandKeys.map((key) => (
          <Box key={key} sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 44 }}>
            <FormControlLabel
              sx={{ flexGrow: 1 }}
              label={demandWord(key)}
              control={<Checkbox checked={chosen.includes(key)} onChange={(_event, checked) => toggle(key, checked)} />}
            />
            {isCounted(key) && chosen.includes(key) && <CountInput form={form} demand={key} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const CountInput = ({ form, demand }: { form: UseFormReturn<RuleValues>; demand: DemandKey }) => (
  <OutlinedInput
    size="small"
    sx={{ width: 72 }}
    inputProps={{
      inputMode: "numeric",
      dir: "ltr",
      "aria-label": t("billing.howManyOf", { name: demandWord(demand) }),
    }}
    {...form.register(`counts.${demand}`)}
  />
);
