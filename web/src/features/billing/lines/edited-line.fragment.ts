import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EditedInvoiceFieldsFragment } from "#graphql/graphql.ts";
import { lineValuesOf, type LineValues } from "./line-values.ts";

const EditedLineFields = graphql(`
  fragment EditedLine on LineItem {
    id
    description
    quantity
    unitPrice
    discountBasisPoints
    discountCents
    taxable
    isOptional
    calibrationId
    reason
    purchaseCost
    lineItemTypeId
    lineItemType {
      id
      name
      category
    }
  }
`);

type EditedLines = Parameters<typeof rowsOf<FragmentType<typeof EditedLineFields>>>[0];

/** The lines of a draft as they are edited; a page of the server has at most 100, so there are two. */
export const editedLines = (lineItems: EditedLines, furtherLines: EditedLines): LineValues[] =>
  readFragment(EditedLineFields, [...rowsOf(lineItems), ...rowsOf(furtherLines)]).map(lineValuesOf);

/** The taxes of a draft. */
export const taxesOf = ({
  taxes,
  taxExemptReason,
}: Pick<EditedInvoiceFieldsFragment, "taxExemptReason" | "taxes">) => ({
  components: rowsOf(taxes),
  isExempt: taxExemptReason !== "",
});
