/** What defines a task of a status, each field described once; when it applies and its files are edited beside them. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const task = record("app.tasks", {
  taskName: { kind: "line", label: text("base.name"), isRequired: true },
  description: { kind: "text", label: text("base.description"), help: text("tasks.aboutTaskDescription") },
  serviceOrderStatusId: {
    kind: "link",
    to: "serviceOrderStatus",
    problems: { wrong: text("base.chooseAStatus") },
    label: text("base.status"),
    isRequired: true,
  },
  isBlocking: {
    kind: "flag",
    label: text("tasks.holdsTheOrder"),
    help: text("tasks.theOrderGoesOnOnlyWhen"),
    initial: true,
  },
  asksCustomer: { kind: "flag", label: text("tasks.asksTheCustomer"), help: text("tasks.theCustomerSeesItAndMay") },
  needsColleague: {
    kind: "flag",
    label: text("tasks.needsAColleague"),
    help: text("tasks.notForWhoeverRecordedAnAttempt"),
  },
  completesWith: {
    kind: "choice",
    choices: {
      "": text("tasks.completedByHand"),
      files: text("tasks.completedByFiles"),
      readinessChecks: text("tasks.completedByReadinessChecks"),
      poNumber: text("tasks.completedByPoNumber"),
    },
    isNullable: true,
    label: text("tasks.completed"),
    help: text("tasks.completedByItselfOnlyIf"),
  },
});
