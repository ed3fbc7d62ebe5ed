import type { OperationTermRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { TermMark } from "./term-mark.tsx";
import { countingWord, localeWord, nothing } from "./term-words.ts";

type Column = TableColumn<OperationTermRowFragment>;

const term: Column = {
  field: "term",
  header: "Words",
  flex: 1.2,
  minWidth: 180,
  sortable: true,
  show: (row) => <TwoLines main={row.term} />,
};
const repair: Column = {
  field: "repair",
  header: "Stand for",
  flex: 2,
  minWidth: 220,
  show: ({ repairOperation }) => <TwoLines main={repairOperation?.name ?? nothing} />,
};
const locale: Column = {
  field: "locale",
  header: "Language",
  minWidth: 110,
  sortable: true,
  show: (row) => localeWord(row.locale),
};
const counting: Column = {
  field: "countsWith",
  header: "Count",
  minWidth: 140,
  show: ({ countsWith, repairOperation }) => (repairOperation ? countingWord(countsWith) : "–"),
};
const use: Column = {
  field: "isActive",
  header: "State",
  minWidth: 130,
  show: (row) => <TermMark isActive={row.isActive} />,
};

export const termColumns: readonly Column[] = [term, repair, locale, counting, use];
