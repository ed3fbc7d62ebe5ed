import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { newKeywordSchema } from "@boresight/domain/intake/repair-keyword";
import { problemsOf } from "@boresight/domain/base/problems";
import { useForm, useWatch } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { countingChoices, localeChoices } from "./keyword-words.ts";
import { useRepairChoices } from "./use-repair-choices.ts";

const CreateRepairKeyword = graphql(`
  mutation CreateRepairKeyword($input: CreateRepairKeywordInput!) {
    createRepairKeyword(input: $input) {
      repairKeyword {
        id
        ...RepairKeywordRow
      }
    }
  }
`);

const empty = { keyword: "", operation: "", locale: "en", countsWith: "removal" };

/** Adds a keyword that repair orders are searched for. */
export function NewKeywordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: empty });
  const [add] = useMutation(CreateRepairKeyword, { refetchQueries: ["RepairKeywordsPage"] });
  const repairs = useRepairChoices();
  const operation = useWatch({ control: form.control, name: "operation" });
  const { problem, run, forgetProblem } = useVerb({ form });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const { data: input, error } = newKeywordSchema.safeParse({ ...values, operation: values.operation || null });
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(
      () => add({ variables: { input } }),
      t("intake.repairOrdersAreReadForKeyword", { keyword: values.keyword.trim() }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("intake.newRepairWords")}
      action={t("base.add")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="keyword"
        label={t("intake.words")}
        help={t("intake.asShopsWriteThem")}
        input={{ autoComplete: "off" }}
      />
      <SelectInput form={form} name="locale" label={t("base.language")} choices={localeChoices} />
      <SelectInput
        form={form}
        name="operation"
        label={t("intake.standFor")}
        choices={repairs}
        optional
        help={t("intake.noneAFalseFriendSuchAs")}
      />
      {operation !== "" && (
        <SelectInput
          form={form}
          name="countsWith"
          label={t("intake.count")}
          choices={countingChoices}
          help={t("intake.whatElseALineMustSay")}
        />
      )}
    </FormDialog>
  );
}
