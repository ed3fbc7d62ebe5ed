/** Which lines an order's estimate should have, each with its reason (handbook sections 6 and 13). */
import { isDecided, type CalibrationResult } from "#calibrations/calibration-record.ts";
import { systemOf } from "#calibrations/calibration-system.ts";
import type { Cents, Thousandths } from "#base/money.ts";
import type { TransportPrices } from "#settings/shop-settings.ts";
import { text } from "#texts/text.ts";
import { transportLines, type TransportedOrder } from "./transport-lines.ts";

/** The rule that requires a calibration. */
export interface SuggestingRule {
  typeKey: string;
  /** Where it is from, or what it is for. */
  name: string;
  /** Free text. */
  prerequisites: string;
  isVerified: boolean;
}

export interface ListedCalibration {
  id: string;
  typeKey: string;
  /** The type's name in the catalogue. */
  name: string;
  result: CalibrationResult;
  /** Another shop does it. */
  isSublet?: boolean;
  /** The repair that requires it, in words; may be empty. */
  trigger: string;
  /** Null when it was listed by hand. */
  rule: SuggestingRule | null;
}

export interface SuggestingOrder {
  calibrations: readonly ListedCalibration[];
  /** The rules that fit the vehicle's repairs, listed as calibrations or not. */
  rules: readonly SuggestingRule[];
  transport: TransportedOrder;
  /** Its appointment is on the day on which it was made. */
  isSameDay?: boolean;
}

/** What is on the estimate already, and which types were dismissed, by key. */
export interface EstimateSoFar {
  lines: readonly { typeKey: string; calibrationId: string | null }[];
  dismissed: readonly string[];
}

export interface SuggestedLine {
  /** Each at most once: what a dismissal names. */
  typeKey: string;
  quantity: Thousandths;
  /** In cents; null where the catalogue and the customer's price list have the price. */
  unitPrice: Cents | null;
  calibrationId: string | null;
  /** Another shop does it: it is billed as sublet work. */
  isSublet: boolean;
  reason: SuggestionReason;
}

export type SuggestionReason =
  | { kind: "calibration"; trigger: string }
  | { kind: "alignment"; rule: string }
  | { kind: "research"; calibrations: readonly string[] }
  | { kind: "scanBefore" | "scanAfter" | "transport" | "sameDay" };

const plainReasons = {
  scanBefore: text("billing.reasonScanBefore"),
  scanAfter: text("billing.reasonScanAfter"),
  transport: text("billing.reasonTransport"),
  sameDay: text("billing.reasonSameDay"),
};

/** The reason as one sentence. */
export function suggestionReasonText(reason: SuggestionReason): string {
  if (reason.kind === "alignment") return text("billing.reasonAlignment", { rule: reason.rule });
  if (reason.kind === "research")
    return text("billing.reasonResearch", { calibrations: reason.calibrations.join(", ") });
  if (reason.kind !== "calibration") return plainReasons[reason.kind];
  const { trigger } = reason;
  return trigger === "" ? text("billing.reasonCalibration") : text("billing.reasonCalibrationTriggered", { trigger });
}

/**
 * The lines that the estimate lacks, in the order of work: scan, alignment, calibrations, scan, look-up, transport, fee.
 * Nothing that is on it already or was dismissed.
 */
export function suggestedLines(order: SuggestingOrder, soFar: EstimateSoFar, prices: TransportPrices): SuggestedLine[] {
  const calibrations = order.calibrations.filter(({ result }) => !isDecided(result));
  const scan = (typeKey: string, kind: "scanBefore" | "scanAfter") =>
    calibrations.length > 0 ? [suggestion(typeKey, { kind })] : [];
  return [
    ...scan("SCAN-PRE", "scanBefore"),
    ...alignment(calibrations, order.rules),
    ...calibrations.map(calibrationLine),
    ...scan("SCAN-POST", "scanAfter"),
    ...research(calibrations),
    ...transportLines(order.transport, prices).map((line) => ({
      ...suggestion(line.typeKey, { kind: "transport" }),
      ...line,
    })),
    ...(order.isSameDay ? [suggestion(sameDayFee, { kind: "sameDay" })] : []),
  ].filter((line) => !soFar.dismissed.includes(line.typeKey) && !isThere(line, soFar));
}

/** The catalogue's key of what an appointment on the same day costs. */
export const sameDayFee = "FEE-RUSH";

const suggestion = (typeKey: string, reason: SuggestionReason): SuggestedLine => ({
  typeKey,
  quantity: 1000,
  unitPrice: null,
  calibrationId: null,
  isSublet: false,
  reason,
});

const calibrationLine = ({ id, typeKey, trigger, isSublet = false }: ListedCalibration): SuggestedLine => ({
  ...suggestion(typeKey, { kind: "calibration", trigger }),
  calibrationId: id,
  isSublet,
});

const isAlignment = (typeKey: string) => systemOf(typeKey) === "alignment";

// Rules are written in the shop's own language.
const mentionsAlignment = /\balign|géométrie|زوايا العجلات/i;

/** A rule demands an alignment by its type, or its measurement by its prerequisites. */
function alignment(calibrations: readonly ListedCalibration[], rules: readonly SuggestingRule[]): SuggestedLine[] {
  if (calibrations.some(({ typeKey }) => isAlignment(typeKey))) return [];
  const byType = rules.find(({ typeKey }) => isAlignment(typeKey));
  if (byType) return [suggestion(byType.typeKey, { kind: "alignment", rule: byType.name })];
  const required = calibrations.flatMap(({ rule }) => rule ?? []);
  const byText = required.find(({ prerequisites }) => mentionsAlignment.test(prerequisites));
  return byText ? [suggestion("ALN-CHK", { kind: "alignment", rule: byText.name })] : [];
}

/** The manufacturer's procedure is looked up where no verified rule exists for it. */
function research(calibrations: readonly ListedCalibration[]): SuggestedLine[] {
  const unverified = calibrations.filter(
    ({ rule, typeKey, isSublet }) => !rule?.isVerified && !isAlignment(typeKey) && !isSublet,
  );
  if (unverified.length === 0) return [];
  return [suggestion("RSCH", { kind: "research", calibrations: unverified.map(({ name }) => name) })];
}

/** A calibration may also stand there as a line that was added by hand. */
const isThere = ({ typeKey, calibrationId }: SuggestedLine, { lines }: EstimateSoFar): boolean =>
  lines.some((line) =>
    calibrationId === null || line.calibrationId === null
      ? line.typeKey === typeKey
      : line.calibrationId === calibrationId,
  );
