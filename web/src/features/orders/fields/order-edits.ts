/** What people put right on an order, as sentences. */
import { formatCents } from "@boresight/domain/base/money";
import type { FieldEdit } from "@boresight/domain/base/errors";
import type { OrderField } from "@boresight/domain/orders/order-fields";
import EditOutlined from "@mui/icons-material/EditOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import type { TimelineEntry } from "#ui/layout/timeline.tsx";
import { momentWords } from "#ui/time/zone-times.ts";
import { calibrationWord, intakeWord, priorityWord } from "#features/orders/order-words.ts";

interface EditedField {
  what: string;
  /** How a value of it is read; moments on the clock of the order's facility. */
  words: (value: string, timeZone: string) => string;
  /** What somebody did, where "changed" does not say it. */
  deed?: (before: string, after: string) => string;
}

const plain = (value: string) => value;
const quoted = (value: string) => `“${value}”`;
const money = (value: string) => formatCents(Number(value));
const miles = (value: string) => `${Number(value).toLocaleString("en-US")} mi`;
const moment = (value: string, timeZone: string) => momentWords(timeZone, value);
const yesNo = (value: string) => (value === "true" ? "yes" : "no");

const facts: Readonly<Record<string, EditedField>> = {
  repairOrderNumber: { what: "repair order number", words: plain },
  poNumber: { what: "PO number", words: plain },
  claimNumber: { what: "claim number", words: plain },
  insurerName: { what: "insurer", words: plain },
  notes: { what: "notes", words: quoted },
  internalNotes: { what: "internal notes", words: quoted },
  towingNotes: { what: "towing notes", words: quoted },
  intakeMethod: { what: "way", words: intakeWord },
  pickupAddressId: { what: "pickup address", words: plain },
  towingRequired: { what: "towing", words: yesNo },
  repairOrderFileId: { what: "repair order", words: plain },
  rideHeightModified: { what: "modified ride height", words: yesNo, deed: notedRideHeight },
  rideHeightDecision: { what: "the decision about the ride height", words: plain },
  priority: { what: "priority", words: (value) => priorityWord(value).toLowerCase() },
  assignedTechnicianId: { what: "technician", words: plain, deed: assigned },
  facilityId: { what: "location", words: plain },
  vehicleId: { what: "vehicle", words: plain },
  calibrationType: { what: "calibration", words: calibrationWord },
  odometerIn: { what: "odometer in", words: miles },
  odometerOut: { what: "odometer out", words: miles },
  fuelLevelIn: { what: "fuel in", words: (value) => `${value} %` },
  pickupDate: { what: "pickup", words: moment },
  promisedAt: { what: "promised time", words: moment },
  estimatedCompletionDate: { what: "estimated completion", words: moment },
  cost: { what: "cost", words: money },
  fuelCost: { what: "fuel", words: money },
} satisfies Record<OrderField | "calibrationType" | "rideHeightDecision", EditedField>;

export const editEntry = (edit: FieldEdit, timeZone: string): TimelineEntry => ({
  id: edit.id,
  icon: edit.field === "assignedTechnicianId" ? PersonOutlined : EditOutlined,
  tone: "grey",
  sentence: editSentence(edit, timeZone),
  moment: edit.at,
});

export const editSentence = (edit: FieldEdit, timeZone: string): string =>
  edit.by ? `${edit.by} ${deedOf(edit, timeZone)}` : outcomeOf(edit, timeZone);

/** What it is now, in words. */
export const valueNow = (edit: FieldEdit, timeZone: string): string => worded(edit, timeZone).after || "none";

/** `changed PO number from 12 to 14`, after a name. */
function deedOf(edit: FieldEdit, timeZone: string): string {
  const { what, before, after, deed } = worded(edit, timeZone);
  if (deed) return deed(before, after);
  if (!after) return `removed ${what} ${before}`;
  return before ? `changed ${what} from ${before} to ${after}` : `set ${what} to ${after}`;
}

/** The same where it is nobody's doing. */
function outcomeOf(edit: FieldEdit, timeZone: string): string {
  const { what, before, after } = worded(edit, timeZone);
  const change = [before || "none", after || "none"].join(" → ");
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${change}`;
}

function worded({ field, before, after }: FieldEdit, timeZone: string) {
  const fact: EditedField = facts[field] ?? { what: field, words: plain };
  const words = (value: string | null) => (value ? fact.words(value, timeZone) : "");
  return { ...fact, before: words(before), after: words(after) };
}

function assigned(before: string, after: string): string {
  if (!after) return `took the order back from ${before}`;
  return before ? `assigned the order to ${after} instead of ${before}` : `assigned the order to ${after}`;
}

function notedRideHeight(_before: string, after: string): string {
  return `noted that the ride height is ${after === "yes" ? "modified" : "as built"}`;
}
