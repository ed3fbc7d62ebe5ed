import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { QboAccountChoiceFragment, QboCompanyFragment, QboMappingFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { isReading } from "#features/accounting/connection/under-way.ts";
import { useImport } from "#features/accounting/import/use-import.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { Pair } from "#ui/form/pair.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import {
  accountChoices,
  inputOf,
  isExpense,
  isIncome,
  problemsIn,
  valuesOf,
  type MappingValues,
} from "./mapping-values.ts";

const UpdateQboMapping = graphql(`
  mutation UpdateQboMapping($input: UpdateQboMappingInput!) {
    updateQboMapping(input: $input) {
      qboConnection {
        id
        ...QboMapping
        ...QboCompany
      }
    }
  }
`);

interface MappingFormProps {
  mapping: QboMappingFragment;
  accounts: readonly QboAccountChoiceFragment[];
  company: QboCompanyFragment;
}

/** One form: the mapping is saved as a whole, as a new version. */
export function MappingForm({ mapping, accounts, company }: MappingFormProps) {
  const form = useForm<MappingValues>({ defaultValues: valuesOf(mapping) });
  const [save] = useMutation(UpdateQboMapping);
  const { problem, run, forgetProblem } = useVerb({ form, fieldsSuffice: true, stale: ["definition-changed"] });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const judge = () => problemsIn(form.getValues(), mapping);
    if (judge().length > 0) return showFieldProblems(form, judge(), judge);
    await run(() => save({ variables: { input: inputOf(values, mapping) } }), t("accounting.mappingIsSaved"));
  });

  return (
    <PageForm busy={form.formState.isSubmitting} problem={problem} onSubmit={() => void submit()}>
      <Accounts form={form} mapping={mapping} accounts={accounts} company={company} />
      <Taxes form={form} />
      <Documents form={form} />
    </PageForm>
  );
}

type Form = UseFormReturn<MappingValues>;

function Accounts({ form, mapping, accounts, company }: MappingFormProps & { form: Form }) {
  const choices = (fits: (account: QboAccountChoiceFragment) => boolean, chosenId: string | null) =>
    accountChoices(accounts, { fits, chosenId });

  return (
    <SectionCard title={t("accounting.accounts")} aside={<ReadAccounts company={company} />}>
      {accounts.length === 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t("accounting.noAccountsYet")}
        </Alert>
      )}
      <SelectInput
        form={form}
        name="incomeAccountId"
        label={t("accounting.incomeAccount")}
        help={t("accounting.incomeAccountHelp")}
        choices={choices(isIncome, mapping.incomeAccountId)}
      />
      <SelectInput
        form={form}
        name="expenseAccountId"
        label={t("accounting.expenseAccount")}
        help={t("accounting.expenseAccountHelp")}
        choices={choices(isExpense, mapping.expenseAccountId)}
        optional
      />
      <SelectInput
        form={form}
        name="rewardAccountId"
        label={t("accounting.rewardAccount")}
        help={t("accounting.rewardAccountHelp")}
        choices={choices(() => true, mapping.rewardAccountId)}
        optional
      />
    </SectionCard>
  );
}

function ReadAccounts({ company }: { company: QboCompanyFragment }) {
  const { readNow } = useImport(company.id);

  return (
    <Button
      size="small"
      loading={isReading(company)}
      disabled={company.status !== "connected"}
      onClick={() => void readNow()}
    >
      {t("accounting.readAgain")}
    </Button>
  );
}

const code = { inputProps: { dir: "ltr" }, autoComplete: "off" } as const;

const policies = [
  { value: "ours", label: t("accounting.taxPolicyOurs") },
  { value: "theirs", label: t("accounting.taxPolicyTheirs") },
];

const Taxes = ({ form }: { form: Form }) => (
  <SectionCard title={t("settings.taxes")}>
    <Pair>
      <TextInput
        form={form}
        name="taxableCode"
        label={t("accounting.taxableCode")}
        help={t("accounting.taxableCodeHelp")}
        input={code}
      />
      <TextInput
        form={form}
        name="exemptCode"
        label={t("accounting.exemptCode")}
        help={t("accounting.exemptCodeHelp")}
        input={code}
      />
    </Pair>
    <SelectInput
      form={form}
      name="taxPolicy"
      label={t("accounting.taxPolicy")}
      help={t("accounting.taxPolicyHelp")}
      choices={policies}
    />
  </SectionCard>
);

const Documents = ({ form }: { form: Form }) => (
  <SectionCard title={t("accounting.whatIsSent")}>
    <Pair>
      <TextInput
        form={form}
        name="sendsFrom"
        label={t("accounting.sendsFrom")}
        help={t("accounting.sendsFromHelp")}
        optional
        input={{ type: "date" }}
      />
      <TextInput
        form={form}
        name="poFieldId"
        label={t("accounting.poField")}
        help={t("accounting.poFieldHelp")}
        optional
        input={code}
      />
    </Pair>
    <CheckInput
      form={form}
      name="sendsEstimates"
      label={t("accounting.sendsEstimates")}
      help={t("accounting.sendsEstimatesHelp")}
    />
  </SectionCard>
);
