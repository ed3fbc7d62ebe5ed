import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { savedRuleSchema } from "@boresight/domain/calibrations/calibration-rule";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { ruleInput, ruleValues } from "./rule-form.ts";
import { RuleState } from "./rule-state.tsx";

const SaveCalibrationRule = graphql(`
  mutation SaveCalibrationRule($input: SaveCalibrationRuleInput!) {
    saveCalibrationRule(input: $input) {
      calibrationRule {
        id
        ...CalibrationRuleRow
      }
    }
  }
`);

interface RuleEditorProps {
  /** Null for a new rule. */
  rule: CalibrationRuleRowFragment | null;
  /** Called with whether closing would lose changes. */
  onFilled: (filled: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function RuleEditor({ rule, onFilled, onCancel, onSaved }: RuleEditorProps) {
  const form = useForm({ defaultValues: ruleValues(rule) });
  const [save] = useMutation(SaveCalibrationRule, { refetchQueries: rule ? [] : ["CalibrationRulesPage"] });
  const { isDirty, busy, onSubmit } = useSave({
    form,
    input: (values) => ruleInput(rule, values),
    schema: savedRuleSchema,
    save: (input) => save({ variables: { input } }),
    done: () => (rule ? t("calibrations.theRuleIsSaved") : t("calibrations.theRuleIsAdded")),
    onSaved,
    shownBy: "bar", // Reloaded data may replace the form.
    fieldsSuffice: true,
  });
  useEffect(() => {
    onFilled(isDirty);
    return () => onFilled(false);
  }, [onFilled, isDirty]);

  return (
    <SheetForm
      action={rule ? t("base.save") : t("calibrations.addRule")}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      {rule && <RuleState rule={rule} isChanged={isDirty} />}
      <RuleFields form={form} rule={rule} />
    </SheetForm>
  );
}
