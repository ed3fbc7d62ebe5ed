/** The fields of a record as its form holds them, from what is stored and back. */
import {
  isNull,
  type FieldSpec,
  type FieldSpecs,
  type NameOf,
  type RecordSpec,
  type ValueOf,
} from "@boresight/domain/base/record";
import { scaledNumber } from "@boresight/domain/base/typed-number";
import { typedPhone } from "#ui/text/phone-text.tsx";
import { storedValue, typedValue } from "./field-kinds.ts";

/** As the API returns it, by the fields' names. */
export type StoredRecord = Readonly<Record<string, unknown>>;

type TypedOf<Spec extends FieldSpec> = Spec["kind"] extends "flag"
  ? boolean
  : Spec["kind"] extends "several"
    ? ValueOf<Spec>
    : Spec["kind"] extends "file"
      ? string | null
      : string;

/** What the form holds: numbers, dates and words as they are typed. */
export type RecordValues<Fields extends FieldSpecs> = {
  -readonly [Name in NameOf<Fields>]: TypedOf<Fields[Name]>;
};

/** What the API takes. */
export type RecordInput<Fields extends FieldSpecs> = {
  -readonly [Name in NameOf<Fields>]: ValueOf<Fields[Name]>;
};

/** Returns what the form begins with: what is stored, or what a new record begins with. */
export const recordValues = <Fields extends FieldSpecs>(
  { names, field }: RecordSpec<Fields>,
  stored: StoredRecord | null,
): RecordValues<Fields> =>
  // Object.fromEntries loses which value belongs to which field; the type restores it.
  Object.fromEntries(names.map((name) => [name, valueOf(name, field(name), stored)])) as RecordValues<Fields>;

function valueOf(name: string, { kind, initial }: FieldSpec, stored: StoredRecord | null): unknown {
  const value = stored ? stored[name] : initial;
  if (kind === "file") return value ?? null;
  if (kind === "several") return Array.isArray(value) ? value : [];
  if (kind === "words" || kind === "days") return Array.isArray(value) ? value.join(", ") : "";
  if (kind === "phone") return typedPhone(textOrNull(value), textOrNull(stored?.[`${name}Extension`]) ?? "");
  return typedValue(kind, isPlain(value) ? value : null, "UTC");
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Returns what to send of a filled form. Text that is no number is left for the schema to refuse. */
export const recordInput = <Fields extends FieldSpecs>(
  { names, field }: RecordSpec<Fields>,
  values: RecordValues<Fields>,
): RecordInput<Fields> =>
  // As above.
  Object.fromEntries(names.map((name) => [name, inputOf(field(name), values[name])])) as RecordInput<Fields>;

function inputOf(spec: FieldSpec, typed: unknown): unknown {
  if (spec.kind === "words") return wordsIn(String(typed));
  if (spec.kind === "days") return daysIn(String(typed));
  if (typeof typed === "string" && spec.kind !== "file") return storedValue(spec, typed, "UTC");
  return typed === "" && isNull(spec) ? null : typed;
}

/** Returns the words in what was typed, which commas separate. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** `3, 7` as two days. */
const daysIn = (typed: string): number[] =>
  typed
    .split(/[,;،\s]+/)
    .filter(Boolean)
    .map((day) => scaledNumber(day, 0));

/** Returns these fields of an input alone. */
export const only = <Input extends object, Name extends keyof Input>(
  input: Input,
  names: readonly Name[],
): Partial<Pick<Input, Name>> => {
  const picked: Partial<Pick<Input, Name>> = {};
  for (const name of names) picked[name] = input[name];
  return picked;
};
