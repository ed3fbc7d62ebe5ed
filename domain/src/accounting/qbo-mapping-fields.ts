/** How records are booked in QuickBooks, each setting described once. Verbs alone write them. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const qboMapping = record("app.qbo_connections", {
  incomeAccountId: {
    kind: "link",
    to: "qboAccount",
    label: text("accounting.incomeAccount"),
    help: text("accounting.incomeAccountHelp"),
    isNeededAtTimes: true,
    group: "accounts",
  },
  expenseAccountId: {
    kind: "link",
    to: "qboAccount",
    label: text("accounting.expenseAccount"),
    help: text("accounting.expenseAccountHelp"),
    group: "accounts",
  },
  rewardAccountId: {
    kind: "link",
    to: "qboAccount",
    label: text("base.partnerRewards"),
    help: text("accounting.rewardAccountHelp"),
    group: "accounts",
  },
  taxableCode: {
    kind: "line",
    label: text("accounting.taxableCode"),
    help: text("accounting.taxableCodeHelp"),
    isRequired: true,
    dir: "ltr",
    isHalf: true,
    group: "taxes",
  },
  exemptCode: {
    kind: "line",
    label: text("accounting.exemptCode"),
    help: text("accounting.exemptCodeHelp"),
    isRequired: true,
    dir: "ltr",
    isHalf: true,
    group: "taxes",
  },
  taxPolicy: {
    kind: "choice",
    choices: { ours: text("accounting.taxPolicyOurs"), theirs: text("accounting.taxPolicyTheirs") },
    choiceType: "QboTaxPolicy",
    problems: { wrong: text("accounting.chooseOne") },
    label: text("accounting.taxPolicy"),
    help: text("accounting.taxPolicyHelp"),
    isRequired: true,
    group: "taxes",
  },
  poFieldId: {
    kind: "line",
    label: text("accounting.poField"),
    help: text("accounting.poFieldHelp"),
    isNullable: true,
    dir: "ltr",
    isHalf: true,
  },
  sendsEstimates: {
    kind: "flag",
    label: text("accounting.sendsEstimates"),
    help: text("accounting.sendsEstimatesHelp"),
  },
  sendsFrom: {
    kind: "day",
    problems: { wrong: text("accounting.chooseADay") },
    label: text("accounting.sendsFrom"),
    help: text("accounting.sendsFromHelp"),
    isHalf: true,
  },
});
