/** The fields of the keywords that identify repairs in repair orders, and their list. */
import { recordList } from "#base/record-list.ts";
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. Only whether a keyword is used can be changed. */
export const repairKeyword = record("app.repair_keywords", {
  keyword: {
    kind: "line",
    max: 80,
    label: text("base.keywords"),
    help: text("intake.asShopsWriteThem"),
    isRequired: true,
  },
  locale: {
    kind: "choice",
    choices: { en: text("base.english"), fr: text("base.french"), es: text("intake.spanish") },
    choiceType: "RepairKeywordLocale",
    problems: { wrong: text("intake.chooseEnglishFrenchOrSpanish") },
    label: text("base.language"),
    initial: "en",
    isRequired: true,
  },
  repairOperationId: { kind: "link", to: "repairOperation", label: text("intake.standFor") },
  countsWith: {
    kind: "choice",
    choices: {
      itself: text("intake.byItself"),
      removal: text("intake.withARemoval"),
      work: text("intake.withAnyWork"),
    },
    choiceType: "RepairKeywordCounting",
    problems: { wrong: text("intake.chooseWhetherItCountsByItself") },
    label: text("intake.count"),
    help: text("intake.aboutKeywordContext"),
    initial: "removal",
  },
  isActive: { kind: "flag", label: text("base.status"), initial: true },
});

export const repairKeywordList = recordList(repairKeyword, {
  title: text("base.keywords"),
  records: text("base.listKeywords"),
  about: text("intake.theWordsByWhichRepairOrders"),
  search: text("intake.searchWords"),
  searchedIn: "keyword",
  columns: {
    keyword: { flex: 1.2, minWidth: 180, isSortable: true },
    repairOperationId: { flex: 2, minWidth: 220 },
    locale: { minWidth: 110, isSortable: true },
    countsWith: { minWidth: 140 },
    isActive: { minWidth: 130 },
  },
  filters: {
    repair: { field: "repairOperationId", label: text("intake.standsFor") },
    locale: { field: "locale" },
    use: { field: "isActive", label: text("base.use") },
  },
  sortedBy: "keyword",
  card: { title: "keyword", mark: "isActive", line: "repairOperationId", others: ["locale", "countsWith"] },
});
