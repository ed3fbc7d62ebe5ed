/** The values of the intake form, stored as the draft, and their conversion to the server's input. */
import { typedOrNone } from "@boresight/domain/base/typed-number";
import { fitsGlass } from "@boresight/domain/intake/new-glass";
import { momentAt } from "@boresight/domain/schedule/facility-time";
import type { ReadinessAnswers } from "@boresight/domain/intake/intake-readiness";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { UseFormReturn } from "react-hook-form";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { momentTyped } from "#records/form/field-kinds.ts";
import { nothingFilledIn, type FilledIn } from "#records/follow-vin.ts";
import { emptyOwner, ownerInput, type OwnerValues } from "./owner.ts";
import type { SubmitIntakeInput } from "#graphql/graphql.ts";

export interface ChosenCalibration {
  typeKey: string;
  trigger: string;
  ruleId: string | null;
  /** Another shop does it. */
  isSublet?: boolean | undefined;
}

export interface IntakeValues {
  customerId: string;
  /** The customer's name, for the review. */
  customerName: string;
  vehicleId: string;
  vehicle: OwnerValues & {
    vinNumber: string;
    vinConfirmed: boolean;
    isOtherVehicle: boolean;
    year: string;
    make: string;
    model: string;
    trim: string;
  };
  /** What of the vehicle was filled in for its VIN: it leaves with that VIN. */
  fromVin: FilledIn;
  repairOperations: string[];
  /** When the adhesive of new glass has cured: `2026-05-04T15:30` by the location's clock, or empty. */
  adhesive: { curedAt: string; timeZone: string };
  calibrations: ChosenCalibration[];
  /** Suggestions that were removed. */
  dismissed: string[];
  /** Repair orders and estimates; the first is the order's. */
  papers: readonly { id: string; name: string; size: number }[];
  repairOrderNumber: string;
  claimNumber: string;
  insurerName: string;
  /** What the papers say, empty where they do not: it marks the fields that hold the same. */
  repairOrderDetails: Readonly<Record<DetailName, string>>;
  /** The VIN that was kept although the repair order has another. */
  keptVin: string;
  /** Of the damage. */
  photos: readonly { id: string; name: string }[];
  rideHeightModified: boolean;
  readinessAnswers: Required<ReadinessAnswers>;
  intakeMethod: IntakeMethod;
  pickupAddressId: string;
  isNewAddress: boolean;
  pickupAddress: {
    street: string;
    city: string;
    state: string;
    postalCode: string;
    pickupSpotDescription: string;
  };
  towingNotes: string;
  facilityId: string;
  holdId: string;
  heldUntil: string;
  heldWords: string;
  /** The key of the free time. */
  heldTime: string;
  /** For staff: overrides the reasons against the time. */
  overbooking: { bayId: string; date: string; time: string; timeZone: string; reason: string };
  poNumber: string;
  priority: "normal" | "rush" | "waiting";
  notes: string;
  readinessConfirmed: boolean;
  acceptTerms: boolean;
}

export const detailNames = [
  "repairOrderNumber",
  "claimNumber",
  "insurerName",
  "vinNumber",
  "ownerName",
  "licensePlate",
  "vehicleYear",
  "vehicleMake",
  "vehicleModel",
] as const;
export type DetailName = (typeof detailNames)[number];

export const noDetails: IntakeValues["repairOrderDetails"] = {
  repairOrderNumber: "",
  claimNumber: "",
  insurerName: "",
  vinNumber: "",
  ownerName: "",
  licensePlate: "",
  vehicleYear: "",
  vehicleMake: "",
  vehicleModel: "",
};

export type IntakeForm = UseFormReturn<IntakeValues>;

const unknown: Required<ReadinessAnswers> = {
  partsFitted: "unknown",
  structuralDone: "unknown",
  alignmentDone: "unknown",
  warningLightsOff: "unknown",
  modulesProgrammed: "unknown",
  vehicleReady: "unknown",
};

export const emptyIntake: IntakeValues = {
  customerId: "",
  customerName: "",
  vehicleId: "",
  vehicle: {
    vinNumber: "",
    vinConfirmed: false,
    isOtherVehicle: false,
    year: "",
    make: "",
    model: "",
    trim: "",
    ...emptyOwner,
  },
  fromVin: nothingFilledIn,
  repairOperations: [],
  adhesive: { curedAt: "", timeZone: "" },
  calibrations: [],
  dismissed: [],
  papers: [],
  repairOrderNumber: "",
  claimNumber: "",
  insurerName: "",
  repairOrderDetails: noDetails,
  keptVin: "",
  photos: [],
  rideHeightModified: false,
  readinessAnswers: unknown,
  intakeMethod: "dropOff",
  pickupAddressId: "",
  isNewAddress: false,
  pickupAddress: { street: "", city: "", state: "", postalCode: "", pickupSpotDescription: "" },
  towingNotes: "",
  facilityId: "",
  holdId: "",
  heldUntil: "",
  heldWords: "",
  heldTime: "",
  overbooking: { bayId: "", date: "", time: "", timeZone: "", reason: "" },
  poNumber: "",
  priority: "normal",
  notes: "",
  readinessConfirmed: false,
  acceptTerms: false,
};

const given = (text: string) => (text.trim() === "" ? undefined : text.trim());

/** No time is held. */
export const noHold = { holdId: "", heldUntil: "", heldWords: "", heldTime: "" };

/** Choosing a bay overrides the reasons against a time. */
function overbookingOf({ holdId, overbooking: { bayId, timeZone, reason, ...typed } }: IntakeValues) {
  if (holdId || !bayId) return undefined;
  return { bayId, reason, startsAt: (typed.date && typed.time && momentAt(timeZone, typed)) || "" };
}

/** When the adhesive has cured, where glass is put in and somebody has said so. */
export function curedAtOf({ repairOperations, adhesive: { timeZone, curedAt } }: IntakeValues): string | null {
  return fitsGlass(repairOperations) ? momentTyped(curedAt, timeZone) : null;
}

/** Empty fields are not sent. */
export function toInput(values: IntakeValues): SubmitIntakeInput {
  const { vehicle, intakeMethod, isNewAddress } = values;
  const isFetched = intakeMethod !== "dropOff";
  const sent = {
    customerId: given(values.customerId),
    vehicleId: given(values.vehicleId),
    vehicle: values.vehicleId
      ? undefined
      : {
          ...vehicle,
          ...ownerInput(vehicle),
          vinNumber: normaliseVin(vehicle.vinNumber) || null,
          year: typedOrNone(vehicle.year) ?? 0,
        },
    facilityId: given(values.facilityId),
    intakeMethod,
    towingRequired: intakeMethod === "tow",
    towingNotes: given(values.towingNotes),
    pickupAddressId: isFetched && !isNewAddress ? given(values.pickupAddressId) : undefined,
    pickupAddress: isFetched && isNewAddress ? values.pickupAddress : undefined,
    rideHeightModified: values.rideHeightModified,
    repairOperations: values.repairOperations,
    adhesiveCuredAt: curedAtOf(values) ?? undefined,
    calibrations: values.calibrations,
    readinessAnswers: values.readinessAnswers,
    readinessConfirmed: values.readinessConfirmed,
    repairOrderFileId: values.papers[0]?.id,
    repairOrderFileIds: values.papers.slice(1).map(({ id }) => id),
    photoFileIds: values.photos.map(({ id }) => id),
    repairOrderNumber: given(values.repairOrderNumber),
    claimNumber: given(values.claimNumber),
    insurerName: given(values.insurerName),
    poNumber: given(values.poNumber),
    priority: values.priority,
    notes: given(values.notes),
    holdId: given(values.holdId),
    overbooking: overbookingOf(values),
    acceptTerms: values.acceptTerms,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
