/** The fields of the answers to choose from, and their list. */
import { recordList } from "#base/record-list.ts";
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const answerTemplate = record("app.answer_templates", {
  name: { kind: "line", max: 60, label: text("base.name"), isRequired: true },
  body: { kind: "text", max: 2000, label: text("inbox.answer"), isRequired: true },
  isActive: { kind: "flag", label: text("base.inUse"), initial: true },
});

export const answerTemplateList = recordList(answerTemplate, {
  title: text("inbox.answerTemplates"),
  records: text("base.listAnswerTemplates"),
  about: text("inbox.aboutAnswerTemplates"),
  search: text("inbox.searchAnswerTemplates"),
  searchedIn: "name",
  columns: {
    name: { flex: 1, minWidth: 160, isSortable: true },
    body: { flex: 2, minWidth: 240 },
    isActive: { minWidth: 130 },
  },
  filters: { use: { field: "isActive" } },
  sortedBy: "name",
  card: { title: "name", mark: "isActive", line: "body", others: [] },
});
