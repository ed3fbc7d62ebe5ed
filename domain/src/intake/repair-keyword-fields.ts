/** The fields of the keywords that identify repairs in repair orders, and their list. */
import { recordList } from "#base/record-list.ts";
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";

/** In the order of the form. Only whether a keyword is used can be changed. */
export const repairKeyword = record("app.repair_keywords", {
  keyword: {
    kind: "line",
    max: 80,
    label: t("intake.words"),
    help: t("intake.asShopsWriteThem"),
    isRequired: true,
  },
  locale: {
    kind: "choice",
    choices: { en: t("base.english"), fr: t("intake.french"), es: t("intake.spanish") },
    choiceType: "RepairKeywordLocale",
    problems: { wrong: t("intake.chooseEnglishFrenchOrSpanish") },
    label: t("base.language"),
    initial: "en",
    isRequired: true,
  },
  repairOperationId: { kind: "link", to: "repairOperation", label: t("intake.standFor") },
  countsWith: {
    kind: "choice",
    choices: { itself: t("intake.byItself"), removal: t("intake.withARemoval"), work: t("intake.withAnyWork") },
    choiceType: "RepairKeywordCounting",
    problems: { wrong: t("intake.chooseWhetherItCountsByItself") },
    label: t("intake.count"),
    help: t("intake.whatElseALineMustSay"),
    initial: "removal",
  },
  isActive: { kind: "flag", label: t("base.status"), initial: true },
});

export const repairKeywordList = recordList(repairKeyword, {
  title: t("intake.repairWords"),
  records: t("base.listKeywords"),
  about: t("intake.theWordsByWhichRepairOrders"),
  search: t("intake.searchWords"),
  searchedIn: "keyword",
  columns: {
    keyword: { flex: 1.2, minWidth: 180, isSortable: true },
    repairOperationId: { flex: 2, minWidth: 220 },
    locale: { minWidth: 110, isSortable: true },
    countsWith: { minWidth: 140 },
    isActive: { minWidth: 130 },
  },
  filters: {
    repair: { field: "repairOperationId", label: t("intake.standsFor") },
    locale: { field: "locale" },
    use: { field: "isActive", label: t("intake.use") },
  },
  sortedBy: "keyword",
  card: { title: "keyword", mark: "isActive", line: "repairOperationId", others: ["locale", "countsWith"] },
});
