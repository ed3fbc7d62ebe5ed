/** How the fields of a record are entered: each kind of field converts the stored value to text and back. */
import { t } from "@boresight/domain/texts/text";
import { isNull, type FieldKind, type FieldSpec } from "@boresight/domain/base/record";
import { scaledNumber, scaledPercent, typedText } from "@boresight/domain/base/typed-number";
import { clockTimeOf, momentAt } from "@boresight/domain/schedule/facility-time";

export type TypedValue = string | boolean;
type StoredValue = string | number | boolean | null | undefined;

/** Moments are typed in the facility's time zone, wherever the device is. */
export function typedValue(kind: FieldKind, stored: StoredValue, timeZone: string): TypedValue {
  if (kind === "flag") return stored === true;
  if (stored === null || stored === undefined) return "";
  if (kind === "money") return (Number(stored) / 100).toFixed(2);
  if (kind === "basisPoints") return typedText(Number(stored), 2, { least: 0 });
  return kind === "moment" ? typedMoment(String(stored), timeZone) : String(stored);
}

function typedMoment(moment: string, timeZone: string): string {
  const { date, time } = clockTimeOf(timeZone, moment);
  return `${date}T${time}`;
}

export const isWhole = (kind: FieldKind) => kind === "whole" || kind === "miles" || kind === "percent";

const storedOfKind: Readonly<Partial<Record<FieldKind, (text: string, timeZone: string) => StoredValue>>> = {
  whole: (text) => scaledNumber(text, 0),
  miles: (text) => scaledNumber(text, 0),
  percent: (text) => scaledPercent(text, 0),
  basisPoints: (text) => scaledPercent(text, 2),
  money: (text) => scaledNumber(text, 2),
  moment: momentTyped,
};

/** Returns the value to send; an empty input clears the field. */
export function storedValue(spec: FieldSpec, typed: TypedValue, timeZone: string): StoredValue {
  if (typeof typed === "boolean") return typed;
  const text = typed.trim();
  if (text === "" && isNull(spec)) return null;
  const stored = storedOfKind[spec.kind];
  return stored ? stored(text, timeZone) : text;
}

/** Returns null for a time that does not exist in the zone. */
export function momentTyped(text: string, timeZone: string): string | null {
  const [date = "", time = ""] = text.slice(0, 16).split("T");
  return isWholeMoment(text) ? momentAt(timeZone, { date, time }) : null;
}

/** A half-typed year is not a year yet. */
const isWholeMoment = (text: string) => /^2\d{3}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** Reports impossible values before they are sent: text that is not a number, a time that the time zone skips. */
export function typingProblem(spec: FieldSpec, typed: TypedValue, timeZone: string): string | null {
  if (typeof typed === "boolean" || typed.trim() === "") return null;
  if (spec.kind === "moment") return momentProblem(typed, timeZone);
  const value = storedValue(spec, typed, timeZone);
  return typeof value === "number" && !Number.isFinite(value) ? t("base.enterANumber") : null;
}

/** Says why what was typed is no moment in the zone. */
export function momentProblem(text: string, timeZone: string): string | null {
  if (!isWholeMoment(text)) return t("orders.enterADateWithItsTime");
  if (momentTyped(text, timeZone) !== null) return null;
  return t("orders.timeIsSkippedByClock");
}
