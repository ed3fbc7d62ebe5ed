/**
 * What is true of a record's fields, described once as data: schemas (`record-schema.ts`), rights, forms, details, tables and
 * the API's fragments are made from it. How a screen draws a field differently is said by that screen.
 */

/**
 * How a field is typed, stored and displayed. `several` are some of a set; `words` and `days`, which are numbers, are typed with
 * commas between them; `basisPoints` are hundredths of a percent.
 */
export type FieldKind =
  | "line"
  | "code"
  | "text"
  | "email"
  | "phone"
  | "flag"
  | "choice"
  | "several"
  | "words"
  | "whole"
  | "miles"
  | "percent"
  | "basisPoints"
  | "days"
  | "money"
  | "day"
  | "moment"
  | "link"
  | "file";

export interface FieldSpec {
  kind: FieldKind;
  /** The label in forms, starting a sentence. */
  label: string;
  /** The label beside its value; by default the form's. */
  heading?: string;
  /** The name within a sentence; by default the label in lower case. */
  noun?: string;
  /** What forms explain below it. */
  help?: string;
  /** How many characters fit in, or how much it can be; by default what the kind allows (`record-schema.ts`). */
  max?: number;
  /** The least number. */
  min?: number;
  isRequired?: true;
  /** Whether it is needed is a rule across fields: forms do not call it optional. */
  isNeededAtTimes?: true;
  /** An empty line is stored as null. */
  isNullable?: true;
  /** How it is written, where that is not as its language is. */
  dir?: "auto" | "ltr";
  /** The values of a choice, in words. */
  choices?: Readonly<Record<string, string>>;
  /** What the API calls the values of a choice. */
  choiceType?: string;
  /** The record that a link leads to. */
  to?: string;
  /** Its value in a new record; by default it is empty. */
  initial?: string | number | boolean;
  /** The problem of a value of the wrong type, and of one that is too low or too high. */
  problems?: { wrong: string; low?: string; high?: string };
  /** The section of forms and pages that shows it; a field without one is edited elsewhere. */
  group?: string;
  /** Beside its neighbour, where forms have room. */
  isHalf?: true;
  editedBy?: string;
  /** Only admins read it, or: customers do not see it. */
  readBy?: "admins" | "staff";
  /** Available as a column in the list. */
  isListed?: true;
  /** The list can be sorted by it, because it has an index. */
  isSortable?: true;
  /** The header of its column in the CSV export. */
  csvHeader?: string;
  /** Imported files may have it: under its label, and under these headers, without capitals, spaces and signs. */
  importedAs?: readonly string[];
}

export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

export type NameOf<Fields> = keyof Fields & string;

export interface RecordSpec<Fields extends FieldSpecs = FieldSpecs> {
  table: `app.${string}`;
  fields: Fields;
  /** In the order of forms. */
  names: readonly NameOf<Fields>[];
  isField: (name: string) => name is NameOf<Fields>;
  /** Returns the description of one field. */
  field: (name: NameOf<Fields>) => FieldSpec;
}

/** Describes a record by its table and its editable fields, in the order of forms. A field's column is its name in snake_case. */
export function record<const Fields extends FieldSpecs>(table: `app.${string}`, fields: Fields): RecordSpec<Fields> {
  const isField = (name: string): name is NameOf<Fields> => Object.hasOwn(fields, name);
  const field = (name: NameOf<Fields>): FieldSpec => fields[name] ?? missing(table, name);
  return { table, fields, names: Object.keys(fields).filter(isField), isField, field };
}

/** The record for what treats all records alike. */
export const anyRecord = <Fields extends FieldSpecs>({ table, fields }: RecordSpec<Fields>): RecordSpec =>
  record<FieldSpecs>(table, fields);

export function missing(table: string, name: string): never {
  throw new Error(`${table} has no field ${name}`);
}

/** Returns the label beside a field's value. */
export const headingOf = ({ heading, label }: Pick<FieldSpec, "heading" | "label">): string => heading ?? label;

/** Returns the name within a sentence: `PO number`, `repair order number`. */
export function nounOf({ noun, label }: Pick<FieldSpec, "label" | "noun">): string {
  const isAcronym = /^[A-Z]{2}/.test(label);
  return noun ?? (isAcronym ? label : label.charAt(0).toLowerCase() + label.slice(1));
}

/** The fields of one section. */
export const namesIn = <Fields extends FieldSpecs>(of: RecordSpec<Fields>, group: string): NameOf<Fields>[] =>
  of.names.filter((name) => of.field(name).group === group);

type Nullable =
  | "code"
  | "money"
  | "day"
  | "moment"
  | "link"
  | "file"
  | "whole"
  | "miles"
  | "percent"
  | "basisPoints"
  | "phone"
  | "email";

/** An optional value of these kinds is null where it is empty; others are never null. */
const nullableKinds: readonly FieldKind[] = [
  "code",
  "money",
  "day",
  "moment",
  "link",
  "file",
  "whole",
  "miles",
  "percent",
  "basisPoints",
  "phone",
  "email",
] satisfies Nullable[];

/** Whether an empty value is null. */
export const isNull = ({ kind, isRequired, isNullable }: FieldSpec): boolean =>
  isNullable === true || (isRequired !== true && nullableKinds.includes(kind));

type Plain<Spec extends FieldSpec> = Spec["kind"] extends "flag"
  ? boolean
  : Spec["kind"] extends "money" | "whole" | "miles" | "percent" | "basisPoints"
    ? number
    : Spec["kind"] extends "words" | "days"
      ? (Spec["kind"] extends "days" ? number : string)[]
      : Spec extends { kind: "choice" | "several"; choices: infer Choices }
        ? Spec["kind"] extends "several"
          ? (keyof Choices & string)[]
          : keyof Choices & string
        : string;

/** A field's value as the API takes it and the database stores it. */
export type ValueOf<Spec extends FieldSpec> = Spec extends { isNullable: true }
  ? Plain<Spec> | null
  : Spec extends { isRequired: true }
    ? Plain<Spec>
    : Spec["kind"] extends Nullable
      ? Plain<Spec> | null
      : Plain<Spec>;
