import { useMutation } from "@apollo/client/react";
import { qboMapping } from "@boresight/domain/accounting/qbo-mapping-fields";
import { qboMappingSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { namesIn } from "@boresight/domain/base/record";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { QboAccountChoiceFragment, QboCompanyFragment, QboMappingFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { isReading } from "#features/accounting/connection/under-way.ts";
import { useImport } from "#features/accounting/import/use-import.ts";
import { PageForm } from "#ui/form/page-form.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { accountChoices, isExpense, isIncome } from "./account-choices.ts";

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
  const { id, version } = mapping;
  const form = useForm({ defaultValues: recordValues(qboMapping, mapping) });
  const [save] = useMutation(UpdateQboMapping);
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(qboMapping, values) }),
    schema: qboMappingSchema,
    save: (input) => save({ variables: { input } }),
    done: () => t("accounting.mappingIsSaved"),
    fieldsSuffice: true,
  });
  const choices = (fits: (account: QboAccountChoiceFragment) => boolean, chosenId: string | null) =>
    accountChoices(accounts, { fits, chosenId });
  const links = {
    incomeAccountId: choices(isIncome, mapping.incomeAccountId),
    expenseAccountId: choices(isExpense, mapping.expenseAccountId),
    rewardAccountId: choices(() => true, mapping.rewardAccountId),
  };
  const shown = { of: qboMapping, form, links, autoComplete: "off" } as const;

  return (
    <PageForm {...frame}>
      <SectionCard title={t("accounting.accounts")} aside={<ReadAccounts company={company} />}>
        {accounts.length === 0 && (
          <Alert severity="info" sx={{ mb: 3 }}>
            {t("accounting.noAccountsYet")}
          </Alert>
        )}
        <RecordFields {...shown} names={namesIn(qboMapping, "accounts")} />
      </SectionCard>
      <SectionCard title={t("base.taxes")}>
        <RecordFields {...shown} names={namesIn(qboMapping, "taxes")} />
      </SectionCard>
      <SectionCard title={t("accounting.whatIsSent")}>
        <RecordFields {...shown} names={["sendsFrom", "poFieldId", "sendsEstimates"]} />
      </SectionCard>
    </PageForm>
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
