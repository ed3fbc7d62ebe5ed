import { calibrationRule } from "@boresight/domain/calibrations/calibration-rule-fields";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { UseFormReturn } from "react-hook-form";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import type { RuleFormValues } from "./rule-form.ts";
import { useRuleChoices } from "./use-rule-choices.ts";

interface RuleFieldsProps {
  form: UseFormReturn<RuleFormValues>;
  rule: CalibrationRuleRowFragment | null;
}

const two = { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 };
const above: readonly string[] = ["make", "model", "yearFrom", "yearTo", "trimPattern", "method", "minutes"];
const others = calibrationRule.names.filter((name) => !above.includes(name));

export function RuleFields({ form, rule }: RuleFieldsProps) {
  const { repairs, calibrations } = useRuleChoices();

  return (
    <>
      <SelectInput
        form={form}
        name="operation"
        label={t("base.repair")}
        choices={withOwn(repairs, rule?.repairOperation)}
      />
      <SelectInput
        form={form}
        name="typeKey"
        label={t("base.calibration")}
        choices={withOwn(calibrations, rule?.lineItemType)}
      />
      <Box sx={two}>
        <RecordFields of={calibrationRule} form={form} names={["make", "model"]} autoComplete="off" />
      </Box>
      <Box sx={two}>
        <RecordFields of={calibrationRule} form={form} names={["yearFrom", "yearTo"]} />
      </Box>
      <RecordFields of={calibrationRule} form={form} names={["trimPattern"]} />
      <Box sx={two}>
        <RecordFields of={calibrationRule} form={form} names={["method", "minutes"]} />
      </Box>
      <RecordFields of={calibrationRule} form={form} names={others} autoComplete="off" />
    </>
  );
}

/** A retired choice stays available to the rule that uses it. */
function withOwn(choices: readonly Choice[], own: { key: string; name: string } | null | undefined): readonly Choice[] {
  if (!own || choices.some(({ value }) => value === own.key)) return choices;
  return [...choices, { value: own.key, label: own.name }];
}
