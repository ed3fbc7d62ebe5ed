import { useMutation } from "@apollo/client/react";
import { savedSchema } from "@boresight/domain/base/record-schema";
import { answerTemplate, answerTemplateList } from "@boresight/domain/inbox/answer-template-fields";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { AnswerTemplateRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { RecordList } from "#records/list/record-list.tsx";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";

const AnswerTemplateRow = graphql(`
  fragment AnswerTemplateRow on AnswerTemplate {
    id
    version
    name
    body
    isActive
  }
`);

const AnswerTemplatesPage = graphql(`
  query AnswerTemplatesPage(
    $first: Int!
    $offset: Int!
    $orderBy: [AnswerTemplateOrderBy!]
    $filter: AnswerTemplateFilter
  ) {
    answerTemplates(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...AnswerTemplateRow
      }
    }
  }
`);

const SaveAnswerTemplate = graphql(`
  mutation SaveAnswerTemplate($input: SaveAnswerTemplateInput!) {
    saveAnswerTemplate(input: $input) {
      answerTemplate {
        id
        ...AnswerTemplateRow
      }
    }
  }
`);

/** The answers that the office chooses from. */
export function AnswerTemplates() {
  return (
    <RecordList
      of={answerTemplateList}
      query={AnswerTemplatesPage}
      page={({ answerTemplates }) => answerTemplates}
      read={(row) => readFragment(AnswerTemplateRow, row)}
      opens="answer"
    >
      {({ row, isNew, close }) => (
        <Sheet title={row?.name ?? t("inbox.newAnswerTemplate")} open={row !== null || isNew} onClose={close}>
          {(row ?? isNew) && <AnswerTemplateForm key={row?.id} template={row} onClose={close} />}
        </Sheet>
      )}
    </RecordList>
  );
}

interface AnswerTemplateFormProps {
  /** Null for a new one. */
  template: AnswerTemplateRowFragment | null;
  onClose: () => void;
}

function AnswerTemplateForm({ template, onClose }: AnswerTemplateFormProps) {
  const { id = null, version = null } = template ?? {};
  const form = useForm({ defaultValues: recordValues(answerTemplate, template) });
  const [save] = useMutation(SaveAnswerTemplate, { refetchQueries: ["AnswerTemplatesPage"] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(answerTemplate, values) }),
    schema: savedSchema(answerTemplate),
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("billing.nameIsSaved", { name }),
    onSaved: onClose,
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <RecordFields of={answerTemplate} form={form} autoComplete="off" />
    </SheetForm>
  );
}
