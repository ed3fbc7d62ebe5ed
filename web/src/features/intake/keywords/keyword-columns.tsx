import { t } from "@boresight/domain/texts/text";
import type { RepairKeywordRowFragment } from "#graphql/graphql.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { KeywordMark } from "./keyword-mark.tsx";
import { countingWord, localeWord, nothing } from "./keyword-words.ts";

type Column = TableColumn<RepairKeywordRowFragment>;

const keyword: Column = {
  field: "keyword",
  header: t("intake.words"),
  flex: 1.2,
  minWidth: 180,
  sortable: true,
  show: (row) => <TwoLines main={row.keyword} />,
};
const repair: Column = {
  field: "repair",
  header: t("intake.standFor"),
  flex: 2,
  minWidth: 220,
  show: ({ repairOperation }) => <TwoLines main={repairOperation?.name ?? nothing} />,
};
const locale: Column = {
  field: "locale",
  header: t("base.language"),
  minWidth: 110,
  sortable: true,
  show: (row) => localeWord(row.locale),
};
const counting: Column = {
  field: "countsWith",
  header: t("intake.count"),
  minWidth: 140,
  show: ({ countsWith, repairOperation }) => (repairOperation ? countingWord(countsWith) : "–"),
};
const use: Column = {
  field: "isActive",
  header: t("base.status"),
  minWidth: 130,
  show: (row) => <KeywordMark isActive={row.isActive} />,
};

export const keywordColumns: readonly Column[] = [keyword, repair, locale, counting, use];
