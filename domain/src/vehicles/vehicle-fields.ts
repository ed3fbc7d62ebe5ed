/**
 * The fields of a vehicle that people edit, each described once (handbook section 16). Customers edit them until check-in.
 * Screens that only show them do not load their schemas (`vehicle-field-schemas.ts`).
 */
import { text } from "#texts/text.ts";
import { record, type FieldSpec, type NameOf } from "#base/record.ts";

interface VehicleFieldSpec extends FieldSpec {
  group: "owner" | "vehicle";
}

/** In the order of the form. */
export const vehicle = record("app.vehicles", {
  vinNumber: { kind: "line", label: text("base.vin"), isRequired: true, group: "vehicle" },
  year: { kind: "whole", label: text("base.year"), isRequired: true, group: "vehicle" },
  make: { kind: "line", max: 60, label: text("base.make"), isRequired: true, group: "vehicle" },
  model: { kind: "line", max: 60, label: text("base.model"), isRequired: true, group: "vehicle" },
  trim: { kind: "line", max: 60, label: text("base.trim"), group: "vehicle" },
  vehicleDescription: {
    kind: "line",
    label: text("base.description"),
    help: text("vehicles.descriptionHelp"),
    group: "vehicle",
  },
  color: {
    kind: "line",
    max: 40,
    isNullable: true,
    label: text("base.color"),
    group: "vehicle",
    csvHeader: "Color",
    importedAs: ["colour", "exteriorcolor"],
  },
  odometer: { kind: "miles", label: text("vehicles.odometer"), group: "vehicle", csvHeader: "Odometer" },
  ownerFirstName: { kind: "line", max: 60, label: text("vehicles.ownersFirstName"), group: "owner" },
  ownerLastName: { kind: "line", max: 60, label: text("vehicles.ownersLastName"), group: "owner" },
  ownerEmail: { kind: "email", label: text("vehicles.ownersEmail"), group: "owner" },
  ownerPhone: { kind: "phone", label: text("vehicles.ownersPhone"), group: "owner" },
  licensePlate: { kind: "line", max: 16, isNullable: true, label: text("base.plate"), group: "owner" },
  plateState: { kind: "line", max: 3, isNullable: true, label: text("vehicles.plateState"), group: "owner" },
} satisfies Record<string, VehicleFieldSpec>);

export type VehicleField = NameOf<typeof vehicle.fields>;

export const { names: vehicleFieldNames } = vehicle;
