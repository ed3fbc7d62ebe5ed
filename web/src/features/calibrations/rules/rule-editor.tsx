import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
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
  const { isDirty, isSubmitting } = form.formState;
  const [save] = useMutation(SaveCalibrationRule, { refetchQueries: rule ? [] : ["CalibrationRulesPage"] });
  useEffect(() => {
    onFilled(isDirty);
    return () => onFilled(false);
  }, [onFilled, isDirty]);
  // In the message bar, because reloaded data may replace the form.
  const { run } = useVerb({ form, shownBy: "bar", fieldsSuffice: true });
  const submit = form.handleSubmit(async (values) => {
    const { input, error } = ruleInput(rule, values);
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(
      () => save({ variables: { input } }),
      rule ? t("calibrations.theRuleIsSaved") : t("calibrations.theRuleIsAdded"),
    );
    if (!failure) onSaved();
  });

  return (
    <SheetForm
      action={rule ? t("base.save") : t("calibrations.addRule")}
      busy={isSubmitting}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {rule && <RuleState rule={rule} isChanged={isDirty} />}
      <RuleFields form={form} rule={rule} />
    </SheetForm>
  );
}
