/** The fields of a text that a state wants drivers to be told, each described once. */
import { record, type FieldSpec } from "#base/record.ts";
import { text } from "#texts/text.ts";

interface DisclosureFieldSpec extends FieldSpec {
  editedBy: "admins";
}

/** In the order of the form. */
export const disclosureText = record("app.disclosure_texts", {
  state: {
    kind: "line",
    max: 2,
    label: text("base.state"),
    isHalf: true,
    isRequired: true,
    dir: "ltr",
    editedBy: "admins",
  },
  language: {
    kind: "choice",
    choices: { en: text("base.english"), fr: text("base.french"), ar: text("customers.arabic") },
    label: text("base.language"),
    initial: "en",
    isHalf: true,
    isRequired: true,
    editedBy: "admins",
  },
  occasion: {
    kind: "choice",
    choices: { beforeWork: text("documents.beforeWork"), notCompleted: text("documents.afterNotCompleted") },
    choiceType: "DisclosureOccasion",
    label: text("documents.occasion"),
    initial: "beforeWork",
    isRequired: true,
    editedBy: "admins",
  },
  body: { kind: "text", max: 4000, label: text("documents.disclosureBody"), isRequired: true, editedBy: "admins" },
  validFrom: { kind: "day", label: text("schedule.validFrom"), isHalf: true, isRequired: true, editedBy: "admins" },
  sourceReadOn: {
    kind: "day",
    label: text("documents.sourceReadOn"),
    isHalf: true,
    isRequired: true,
    editedBy: "admins",
  },
  sourceTitle: { kind: "line", max: 300, label: text("documents.ruleSource"), isRequired: true, editedBy: "admins" },
  sourceUrl: {
    kind: "line",
    max: 500,
    isNullable: true,
    label: text("base.sourceAddress"),
    dir: "ltr",
    editedBy: "admins",
  },
} satisfies Record<string, DisclosureFieldSpec>);
