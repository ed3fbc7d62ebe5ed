/** Reads a stored draft, also an older or newer form's: what it holds of today's fields is kept, the rest starts empty. */
import { intakeMethods } from "@boresight/domain/intake/intake-method";
import { priorities } from "@boresight/domain/orders/service-order";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import * as z from "zod";
import { nothingFilledIn, type FilledIn } from "#records/follow-vin.ts";
import { noHold, type IntakeValues } from "./intake-values.ts";

const text = z.string().catch("");
const flag = z.boolean().catch(false);
const answer = z.enum(["yes", "no", "unknown"]).catch("unknown");

/** An object that is missing, or was something else, is read as an empty one. */
const part = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.preprocess((stored) => (isObject(stored) ? stored : {}), z.object(fields));

const isObject = (stored: unknown) => typeof stored === "object" && stored !== null && !Array.isArray(stored);

/** What a list holds that cannot be read is left out. */
const list = <Element extends z.ZodType>(element: Element) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((stored) =>
      stored.flatMap((one) => {
        const read = element.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

const named = { year: text, make: text, model: text, trim: text };
const owner = {
  ownerFirstName: text,
  ownerLastName: text,
  ownerEmail: text,
  ownerPhone: text,
  licensePlate: text,
  plateState: text,
};

const draft = part({
  customerId: text,
  customerName: text,
  vehicleId: text,
  vehicle: part({ vinNumber: text, vinConfirmed: flag, isOtherVehicle: flag, ...named, ...owner }),
  fromVin: z
    .object({ vinNumber: text, ...named })
    .optional()
    .catch(undefined),
  repairOperations: list(z.string()),
  adhesive: part({ curedAt: text, timeZone: text }),
  calibrations: list(
    z.object({
      typeKey: z.string(),
      trigger: text,
      ruleId: z.string().nullable().catch(null),
      isSublet: z.boolean().optional().catch(undefined),
    }),
  ),
  dismissed: list(z.string()),
  papers: list(z.object({ id: z.string(), name: text, size: z.number().catch(0) })),
  repairOrderFileId: text,
  repairOrderFileName: text,
  repairOrderNumber: text,
  claimNumber: text,
  insurerName: text,
  repairOrderDetails: part({
    repairOrderNumber: text,
    claimNumber: text,
    insurerName: text,
    vinNumber: text,
    ownerName: text,
    licensePlate: text,
    vehicleYear: text,
    vehicleMake: text,
    vehicleModel: text,
  }),
  keptVin: text,
  photos: list(z.object({ id: z.string(), name: text })),
  rideHeightModified: flag,
  readinessAnswers: part({
    partsFitted: answer,
    structuralDone: answer,
    alignmentDone: answer,
    warningLightsOff: answer,
    modulesProgrammed: answer,
    vehicleReady: answer,
  }),
  intakeMethod: z.enum(intakeMethods).catch("dropOff"),
  pickupAddressId: text,
  isNewAddress: flag,
  pickupAddress: part({ street: text, city: text, state: text, postalCode: text, pickupSpotDescription: text }),
  towingNotes: text,
  facilityId: text,
  holdId: text,
  heldUntil: text,
  heldWords: text,
  heldTime: text,
  overbooking: part({ bayId: text, date: text, time: text, timeZone: text, reason: text }),
  poNumber: text,
  priority: z.enum(priorities).catch("normal"),
  notes: text,
  readinessConfirmed: flag,
  acceptTerms: flag,
});

/** Returns what was on the screen. A time whose hold is over is not held any more. */
export function valuesOfDraft(answers: unknown, now = new Date()): IntakeValues {
  const { fromVin, repairOrderFileId: id, repairOrderFileName: name, ...read } = draft.parse(answers);
  const papers = read.papers.length > 0 || id === "" ? read.papers : [{ id, name, size: 0 }]; // Older drafts have one at most.
  const isHeld = read.holdId !== "" && Date.parse(read.heldUntil) > now.getTime();
  return { ...read, papers, fromVin: fromVin ?? filledBefore(read), ...(!isHeld && noHold) };
}

/** A draft that does not say what was filled in: a known vehicle was, all else counts as typed. */
const filledBefore = ({ vehicleId, vehicle: { year, make, model, trim, vinNumber } }: Read): FilledIn =>
  vehicleId === "" ? nothingFilledIn : { vinNumber: normaliseVin(vinNumber), year, make, model, trim };

type Read = Pick<IntakeValues, "vehicleId" | "vehicle">;
