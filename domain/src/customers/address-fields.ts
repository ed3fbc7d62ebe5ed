/** The fields of an address, each described once (handbook section 16). Where it lies and how far it is are set beside them. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const address = record("app.addresses", {
  street: { kind: "line", label: text("base.street"), isRequired: true },
  unit: { kind: "line", max: 40, isNullable: true, label: text("base.unit") },
  label: {
    kind: "line",
    max: 80,
    isNullable: true,
    label: text("customers.label"),
    help: text("customers.suchAsMainShop"),
  },
  city: { kind: "line", max: 80, label: text("base.city"), isRequired: true },
  state: { kind: "line", max: 60, label: text("base.state"), isNeededAtTimes: true },
  postalCode: { kind: "line", max: 12, label: text("base.postalCode"), isNeededAtTimes: true },
  country: {
    kind: "choice",
    choices: { US: text("customers.unitedStates"), CA: text("customers.canada"), MX: text("customers.mexico") },
    label: text("customers.country"),
    initial: "US",
  },
  pickupSpotDescription: {
    kind: "text",
    max: 500,
    label: text("customers.pickupSpot"),
    help: text("base.pickupInstructionsExample"),
  },
});
