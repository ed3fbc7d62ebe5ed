/** What defines a status, each field described once. Its category, color and icon are offered with their looks. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const status = record("app.service_order_statuses", {
  statusName: { kind: "line", label: text("base.name"), isRequired: true },
  customerLabel: { kind: "line", max: 80, label: text("statuses.whatCustomersRead"), isRequired: true },
  description: { kind: "text", max: 1000, label: text("base.description") },
  category: {
    kind: "link",
    to: "statusCategory",
    label: text("base.category"),
    help: text("statuses.whereTheOrderStandsOnThe"),
    initial: "work",
    isRequired: true,
  },
  color: { kind: "line", label: text("base.color"), help: text("statuses.noneIsTheColourOfThe") },
  icon: { kind: "link", to: "statusIcon", label: text("statuses.icon"), initial: "target", isRequired: true },
  slaMinutes: {
    kind: "whole",
    min: 1,
    max: 525_600,
    problems: {
      wrong: text("statuses.enterWholeMinutes"),
      low: text("statuses.enter1MinuteOrMore"),
      high: text("statuses.enterAtMostAYear"),
    },
    label: text("statuses.lateAfter"),
    help: text("statuses.inMinutesOfTheLocationsWorking"),
  },
  isInitial: {
    kind: "flag",
    label: text("statuses.ordersBeginHere"),
    help: text("statuses.anotherStatusGivesThisPartUp"),
    isRequired: true,
  },
  isTerminal: {
    kind: "flag",
    label: text("statuses.ordersEndHere"),
    help: text("statuses.nothingIsLateOrOpenAny"),
    isRequired: true,
  },
  isHold: {
    kind: "flag",
    label: text("statuses.hold"),
    help: text("statuses.workWaitsTheStatusBelongsTo"),
    isRequired: true,
  },
});
