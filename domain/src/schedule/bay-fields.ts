/** The fields of a bay or a van, each described once. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";
import { capabilityWords } from "./bay.ts";

/** In the order of the form. */
export const bay = record("app.bays", {
  name: { kind: "line", max: 60, label: text("base.name"), isRequired: true },
  kind: {
    kind: "choice",
    choices: { bay: text("base.bay"), mobile: text("schedule.vanForMobileAppointments") },
    choiceType: "BayKind",
    problems: { wrong: text("schedule.chooseBayOrVan") },
    label: text("base.kind"),
    initial: "bay",
    isRequired: true,
  },
  serviceRadiusMiles: {
    kind: "miles",
    min: 1,
    max: 500,
    label: text("schedule.drivesUpToInMiles"),
    problems: { wrong: text("schedule.milesAreAWholeNumber") },
  },
  capabilities: { kind: "several", choices: capabilityWords, label: text("schedule.whatItCanDo") },
  floorSurveyedOn: { kind: "day", label: text("schedule.floorSurveyedOn"), isHalf: true },
  floorSurveyEndsOn: {
    kind: "day",
    label: text("schedule.floorSurveyEndsOn"),
    help: text("schedule.floorSurveyHelp"),
    isHalf: true,
  },
  isActive: {
    kind: "flag",
    label: text("base.inUse"),
    help: text("schedule.otherwiseNoTimesAreOfferedIn"),
    initial: true,
  },
});
