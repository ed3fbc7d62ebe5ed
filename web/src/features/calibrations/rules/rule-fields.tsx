import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import type { Choice } from "#ui/filter/select-filter.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { RuleFormValues } from "./rule-form.ts";
import { useRuleChoices } from "./use-rule-choices.ts";

interface RuleFieldsProps {
  form: UseFormReturn<RuleFormValues>;
  rule: CalibrationRuleRowFragment | null;
}

const digits = (maxLength: number) => ({ inputProps: { inputMode: "numeric", maxLength } as const });
const lines = { multiline: true, minRows: 2, maxRows: 6 };
const latin = { autoComplete: "off", inputProps: { dir: "ltr" } };

export function RuleFields({ form, rule }: RuleFieldsProps) {
  const { repairs, calibrations } = useRuleChoices();

  return (
    <>
      <SelectInput form={form} name="operation" label="Repair" choices={withOwn(repairs, rule?.repairOperation)} />
      <SelectInput form={form} name="typeKey" label="Calibration" choices={withOwn(calibrations, rule?.lineItemType)} />
      <Pair>
        <TextInput form={form} name="make" label="Make" optional help="None: any" input={{ autoComplete: "off" }} />
        <TextInput form={form} name="model" label="Model" optional help="None: any" input={{ autoComplete: "off" }} />
      </Pair>
      <Pair>
        <TextInput form={form} name="yearFrom" label="Year from" optional input={digits(4)} />
        <TextInput form={form} name="yearTo" label="Year to" optional input={digits(4)} />
      </Pair>
      <TextInput form={form} name="trimPattern" label="Trim" optional help="Part of its name, such as: Touring" />
      <Pair>
        <TextInput form={form} name="method" label="Method" optional help="None: the calibration's" />
        <TextInput
          form={form}
          name="minutes"
          label="Minutes"
          optional
          help="None: the calibration's"
          input={digits(4)}
        />
      </Pair>
      <TextInput form={form} name="prerequisites" label="Prerequisites" optional input={lines} />
      <TextInput form={form} name="note" label="Note" optional input={lines} />
      <TextInput form={form} name="sourceTitle" label="Source" optional help="The maker's procedure it follows" />
      <TextInput
        form={form}
        name="sourceUrl"
        label="Source address"
        optional
        help="Begins with https://"
        input={{ type: "url", ...latin }}
      />
      <TextInput
        form={form}
        name="priority"
        label="Priority"
        help="Of rules that are equally specific the higher one wins"
        input={{ inputProps: { maxLength: 5 } }}
      />
      <CheckInput form={form} name="isActive" label="In use" help="A rule out of use suggests nothing." />
    </>
  );
}

/** A retired choice stays available to the rule that uses it. */
function withOwn(choices: readonly Choice[], own: { key: string; name: string } | null | undefined): readonly Choice[] {
  if (!own || choices.some(({ value }) => value === own.key)) return choices;
  return [...choices, { value: own.key, label: own.name }];
}

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>{children}</Box>;
}
