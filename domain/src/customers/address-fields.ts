/** The fields of an address, each described once (handbook section 16). Where it lies and how far it is are set beside them. */
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";

/** In the order of the form. */
export const address = record("app.addresses", {
  street: { kind: "line", label: t("customers.street"), isRequired: true },
  unit: { kind: "line", max: 40, isNullable: true, label: t("customers.unit") },
  label: { kind: "line", max: 80, isNullable: true, label: t("customers.label"), help: t("customers.suchAsMainShop") },
  city: { kind: "line", max: 80, label: t("customers.city"), isRequired: true },
  state: { kind: "line", max: 60, label: t("base.state"), isNeededAtTimes: true },
  postalCode: { kind: "line", max: 12, label: t("customers.postalCode"), isNeededAtTimes: true },
  country: {
    kind: "choice",
    choices: { US: t("customers.unitedStates"), CA: t("customers.canada"), MX: t("customers.mexico") },
    label: t("customers.country"),
    initial: "US",
  },
  pickupSpotDescription: {
    kind: "text",
    max: 500,
    label: t("customers.pickupSpot"),
    help: t("customers.bayGateCodeKeyBoxContact"),
  },
});
