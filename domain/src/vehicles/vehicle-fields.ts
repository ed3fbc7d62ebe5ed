/**
 * The fields of a vehicle that people edit, each described once (handbook section 16). Customers edit them until check-in.
 * Screens that only show them do not load their schemas (`vehicle-field-schemas.ts`).
 */
import { t } from "#texts/text.ts";
import { record, type FieldSpec, type NameOf } from "#base/record.ts";

interface VehicleFieldSpec extends FieldSpec {
  group: "owner" | "vehicle";
}

/** In the order of the form. */
export const vehicle = record("app.vehicles", {
  vinNumber: { kind: "line", label: t("base.vin"), isRequired: true, group: "vehicle" },
  year: { kind: "whole", label: t("base.year"), isRequired: true, group: "vehicle" },
  make: { kind: "line", max: 60, label: t("base.make"), isRequired: true, group: "vehicle" },
  model: { kind: "line", max: 60, label: t("base.model"), isRequired: true, group: "vehicle" },
  trim: { kind: "line", max: 60, label: t("base.trim"), group: "vehicle" },
  vehicleDescription: {
    kind: "line",
    label: t("base.description"),
    help: t("vehicles.descriptionHelp"),
    group: "vehicle",
  },
  color: { kind: "line", max: 40, isNullable: true, label: t("vehicles.color"), group: "vehicle" },
  odometer: { kind: "miles", label: t("vehicles.odometer"), group: "vehicle" },
  ownerFirstName: { kind: "line", max: 60, label: t("vehicles.ownersFirstName"), group: "owner" },
  ownerLastName: { kind: "line", max: 60, label: t("vehicles.ownersLastName"), group: "owner" },
  ownerEmail: { kind: "email", label: t("vehicles.ownersEmail"), group: "owner" },
  ownerPhone: { kind: "phone", label: t("vehicles.ownersPhone"), group: "owner" },
  licensePlate: { kind: "line", max: 16, isNullable: true, label: t("vehicles.plate"), group: "owner" },
  plateState: { kind: "line", max: 3, isNullable: true, label: t("vehicles.plateState"), group: "owner" },
} satisfies Record<string, VehicleFieldSpec>);

export type VehicleField = NameOf<typeof vehicle.fields>;

export const { names: vehicleFieldNames } = vehicle;
