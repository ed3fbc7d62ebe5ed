/** The fields of a bay or a van, each described once. */
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";
import { capabilityWords } from "./bay.ts";

/** In the order of the form. */
export const bay = record("app.bays", {
  name: { kind: "line", max: 60, label: t("base.name"), isRequired: true },
  kind: {
    kind: "choice",
    choices: { bay: t("schedule.bay"), mobile: t("schedule.vanForMobileAppointments") },
    choiceType: "BayKind",
    problems: { wrong: t("schedule.chooseBayOrVan") },
    label: t("base.kind"),
    initial: "bay",
    isRequired: true,
  },
  serviceRadiusMiles: {
    kind: "miles",
    min: 1,
    max: 500,
    label: t("schedule.drivesUpToInMiles"),
    problems: { wrong: t("schedule.milesAreAWholeNumber") },
  },
  capabilities: { kind: "several", choices: capabilityWords, label: t("schedule.whatItCanDo") },
  isActive: { kind: "flag", label: t("base.inUse"), help: t("schedule.otherwiseNoTimesAreOfferedIn"), initial: true },
});
