import { useMutation, useQuery } from "@apollo/client/react";
import { newKeywordSchema } from "@boresight/domain/intake/repair-keyword";
import { repairKeyword, repairKeywordList } from "@boresight/domain/intake/repair-keyword-fields";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useForm, useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { RepairKeywordRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { listDetails, type Cells } from "#records/list/list-columns.tsx";
import { RecordList } from "#records/list/record-list.tsx";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";

const RepairKeywordRow = graphql(`
  fragment RepairKeywordRow on RepairKeyword {
    id
    version
    keyword
    locale
    countsWith
    isActive
    repairOperation {
      id
      key
      name
    }
  }
`);

const RepairKeywordsPage = graphql(`
  query RepairKeywordsPage(
    $first: Int!
    $offset: Int!
    $orderBy: [RepairKeywordOrderBy!]
    $filter: RepairKeywordFilter
  ) {
    repairKeywords(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...RepairKeywordRow
      }
    }
  }
`);

const RepairChoices = graphql(`
  query RepairChoices {
    repairOperations(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        key
        name
      }
    }
  }
`);

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

const UpdateRepairKeyword = graphql(`
  mutation UpdateRepairKeyword($input: UpdateRepairKeywordInput!) {
    updateRepairKeyword(input: $input) {
      repairKeyword {
        id
        ...RepairKeywordRow
      }
    }
  }
`);

/** The label of keywords that must not match a repair, and their value in the address. */
const nothing: Choice = { value: "none", label: t("intake.nothingAFalseFriend") };

const cells: Cells<typeof repairKeyword.fields, RepairKeywordRowFragment> = {
  repairOperationId: ({ repairOperation }) => repairOperation?.name ?? nothing.label,
  countsWith: ({ countsWith, repairOperation }) => repairOperation && countingWords[countsWith],
};
const countingWords: Readonly<Record<string, string>> = repairKeyword.fields.countsWith.choices;

const filters = {
  repair: (key: string) =>
    key === nothing.value ? { repairOperationExists: false } : { repairOperation: { key: { equalTo: key } } },
};

/** The keywords by which repairs are found in repair orders. */
export function RepairKeywords() {
  const { data } = useQuery(RepairChoices);
  const repairs = rowsOf(data?.repairOperations).map(({ key, name }) => ({ value: key, label: name }));

  return (
    <RecordList
      of={repairKeywordList}
      query={RepairKeywordsPage}
      page={({ repairKeywords }) => repairKeywords}
      read={(row) => readFragment(RepairKeywordRow, row)}
      cells={cells}
      choices={{ repair: [...repairs, nothing] }}
      filters={filters}
      opens="keyword"
    >
      {({ row, isNew, close }) => (
        <>
          <Sheet title={repairKeywordList.title} open={row !== null} onClose={close}>
            {row && <KnownKeyword keyword={row} />}
          </Sheet>
          {isNew && <NewKeywordDialog repairs={repairs} onClose={close} />}
        </>
      )}
    </RecordList>
  );
}

/** Its words cannot be edited: add another one and retire this one. */
function KnownKeyword({ keyword: row }: { keyword: RepairKeywordRowFragment }) {
  const { id, version, keyword, isActive } = row;
  const [update, { loading }] = useMutation(UpdateRepairKeyword);
  const { run } = useVerb();
  const toggle = () =>
    run(
      () => update({ variables: { input: { id, version, isActive: !isActive } } }),
      isActive ? t("intake.keywordOff", { keyword }) : t("intake.repairOrdersAreReadForKeyword", { keyword }),
    );

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 5, justifyItems: "start" }}>
      <DetailsList details={listDetails({ of: repairKeywordList, cells }, row)} />
      <Button variant="outlined" loading={loading} onClick={() => void toggle()}>
        {isActive ? t("base.deactivate") : t("base.activate")}
      </Button>
    </Box>
  );
}

/** Adds a keyword that repair orders are searched for. */
function NewKeywordDialog({ repairs, onClose }: { repairs: readonly Choice[]; onClose: () => void }) {
  const form = useForm({ defaultValues: { ...recordValues(repairKeyword, null), operation: "" } });
  const [add] = useMutation(CreateRepairKeyword, { refetchQueries: ["RepairKeywordsPage"] });
  const isOfRepair = useWatch({ control: form.control, name: "operation" }) !== "";
  const frame = useSave({
    form,
    input: ({ operation, ...values }) => {
      const { keyword, locale, countsWith } = recordInput(repairKeyword, values);
      return { keyword, locale, countsWith, operation: operation || null };
    },
    schema: newKeywordSchema,
    save: (input) => add({ variables: { input } }),
    done: ({ keyword }) => t("intake.repairOrdersAreReadForKeyword", { keyword: keyword.trim() }),
    onSaved: onClose,
  });
  const operation = (
    <SelectInput
      form={form}
      name="operation"
      label={repairKeyword.fields.repairOperationId.label}
      choices={repairs}
      optional
      help={t("intake.noneAFalseFriendSuchAs")}
    />
  );

  return (
    <FormDialog title={t("intake.newKeyword")} action={t("base.add")} {...frame} onClose={onClose}>
      <RecordFields
        of={repairKeyword}
        form={form}
        autoComplete="off"
        render={{ repairOperationId: operation, isActive: null, ...(!isOfRepair && { countsWith: null }) }}
      />
    </FormDialog>
  );
}
