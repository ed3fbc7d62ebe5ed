import { t } from "@boresight/domain/texts/text";
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
const noGuesses = { autoComplete: "off" };
const latin = { autoComplete: "off", inputProps: { dir: "ltr" } };

export function RuleFields({ form, rule }: RuleFieldsProps) {
  const { repairs, calibrations } = useRuleChoices();

  return (
    <>
      <SelectInput
        form={form}
        name="operation"
        label={t("calibrations.repair")}
        choices={withOwn(repairs, rule?.repairOperation)}
      />
      <SelectInput
        form={form}
        name="typeKey"
        label={t("calibrations.calibration")}
        choices={withOwn(calibrations, rule?.lineItemType)}
      />
      <Pair>
        <TextInput
          form={form}
          name="make"
          label={t("base.make")}
          optional
          help={t("calibrations.noneAny")}
          input={noGuesses}
        />
        <TextInput
          form={form}
          name="model"
          label={t("base.model")}
          optional
          help={t("calibrations.noneAny")}
          input={noGuesses}
        />
      </Pair>
      <Pair>
        <TextInput form={form} name="yearFrom" label={t("calibrations.yearFrom")} optional input={digits(4)} />
        <TextInput form={form} name="yearTo" label={t("calibrations.yearTo")} optional input={digits(4)} />
      </Pair>
      <RuleDetails form={form} />
    </>
  );
}

function RuleDetails({ form }: Pick<RuleFieldsProps, "form">) {
  return (
    <>
      <TextInput
        form={form}
        name="trimPattern"
        label={t("base.trim")}
        optional
        help={t("calibrations.partOfItsNameSuchAs")}
      />
      <Pair>
        <TextInput
          form={form}
          name="method"
          label={t("calibrations.method")}
          optional
          help={t("calibrations.noneTheCalibrations")}
        />
        <TextInput
          form={form}
          name="minutes"
          label={t("calibrations.minutes")}
          optional
          help={t("calibrations.noneTheCalibrations")}
          input={digits(4)}
        />
      </Pair>
      <TextInput form={form} name="prerequisites" label={t("calibrations.prerequisites")} optional input={lines} />
      <TextInput form={form} name="note" label={t("base.note")} optional input={lines} />
      <TextInput
        form={form}
        name="sourceTitle"
        label={t("calibrations.source")}
        optional
        help={t("calibrations.theMakersProcedureItFollows")}
      />
      <TextInput
        form={form}
        name="sourceUrl"
        label={t("calibrations.sourceAddress")}
        optional
        help={t("calibrations.beginsWithHttps")}
        input={{ type: "url", ...latin }}
      />
      <TextInput
        form={form}
        name="priority"
        label={t("calibrations.priority")}
        help={t("calibrations.ofRulesThatAreEquallySpecific")}
        input={{ inputProps: { maxLength: 5 } }}
      />
      <CheckInput form={form} name="isActive" label={t("base.inUse")} help={t("calibrations.aRuleOutOfUseSuggests")} />
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
