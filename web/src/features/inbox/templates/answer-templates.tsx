import { answerTemplateList } from "@boresight/domain/inbox/answer-template-fields";
import { t } from "@boresight/domain/texts/text";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { SavedList } from "#records/list/saved-list.tsx";

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
export const AnswerTemplates = () => (
  <SavedList
    of={answerTemplateList}
    query={AnswerTemplatesPage}
    page={({ answerTemplates }) => answerTemplates}
    read={(row) => readFragment(AnswerTemplateRow, row)}
    save={SaveAnswerTemplate}
    opens="answer"
    newTitle={t("inbox.newAnswerTemplate")}
  />
);
