/** How the fields of a record are checked: by their kind (handbook section 16). Screens that only show fields do not load it. */
import { text } from "#texts/text.ts";
import { labelStarting } from "#texts/travelling-text.ts";
import * as z from "zod";
import {
  isNull,
  type FieldKind,
  type FieldSpec,
  type FieldSpecs,
  type NameOf,
  type RecordSpec,
  type ValueOf,
} from "./record.ts";
import { savedId } from "./record-id.ts";
import { line, note, reference } from "./text-schema.ts";

type Checked = FieldSpec & {
  /** What problems call it. */
  called: string;
};

const number = ({ problems, min = 0, max = 2_000_000 }: Checked) =>
  z
    .int(problems?.wrong ?? text("base.enterANumber"))
    .min(min, problems?.low)
    .max(max, problems?.high);

const id = ({ called, problems }: Checked) =>
  z.uuid(problems?.wrong ?? text("base.labelIsNotAValidId", { label: called }));

const typed = ({ called, isRequired, max = 120 }: Checked) => line({ min: isRequired ? 1 : 0, max, label: called });

const schemaOfKind: Record<FieldKind, (field: Checked) => z.ZodType> = {
  line: typed,
  code: ({ called, max }) => reference(called, max),
  text: ({ called, max = 5000 }) => note({ max, label: called }),
  email: (field) => typed({ max: 254, ...field }),
  phone: (field) => typed({ max: 32, ...field }),
  flag: () => z.boolean(text("base.sayYesOrNo")),
  choice({ choices = {}, choiceType, problems }) {
    const schema = z.enum(Object.keys(choices), problems?.wrong);
    return choiceType === undefined ? schema : schema.meta({ id: choiceType });
  },
  several: ({ choices = {}, problems }) => z.array(z.enum(Object.keys(choices), problems?.wrong)),
  words: ({ called, max = 30 }) => z.array(line({ min: 1, max, label: called })),
  whole: number,
  miles: number,
  percent: (field) => number({ max: 100, ...field }),
  basisPoints: (field) => number({ max: 10_000, ...field }),
  days: (field) => z.array(number(field)),
  money: ({ called, problems, max = 99_999_999 }) =>
    z
      .int(problems?.wrong ?? text("base.labelMustBeWholeCents", { label: called }))
      .min(0, text("base.labelCannotBeNegative", { label: called }))
      .max(max, text("base.labelIsTooHigh", { label: called })),
  day: ({ problems }) => z.iso.date(problems?.wrong ?? text("base.enterADay")),
  moment: ({ called }) => z.iso.datetime({ offset: true, error: text("base.labelMustBeADateWith", { label: called }) }),
  link: id,
  file: id,
};

function schemaOf(spec: FieldSpec): z.ZodType {
  const called = spec.noun === undefined ? spec.label : labelStarting(spec.noun);
  const schema = schemaOfKind[spec.kind]({ ...spec, called });
  return isNull(spec) ? schema.nullable() : schema;
}

/** Fields with a rule of their own. */
type Own<Fields> = { readonly [Name in NameOf<Fields>]?: z.core.$ZodType };

export type SchemasOf<Fields extends FieldSpecs, Rules = object> = {
  [Name in NameOf<Fields>]: Rules extends Readonly<Record<Name, infer Schema extends z.core.$ZodType>>
    ? Schema
    : z.ZodType<ValueOf<Fields[Name]>, ValueOf<Fields[Name]>>;
};

/** Returns the schema of each field; `own` are those that the kind of a field cannot say. */
export function schemasOf<Fields extends FieldSpecs, const Rules extends Own<Fields> = object>(
  { names, field }: RecordSpec<Fields>,
  own?: Rules,
): SchemasOf<Fields, Rules> {
  const rules: Readonly<Record<string, z.core.$ZodType | undefined>> = own ?? {};
  // Object.fromEntries loses which schema belongs to which field; the type restores it.
  return Object.fromEntries(names.map((name) => [name, rules[name] ?? schemaOf(field(name))])) as SchemasOf<
    Fields,
    Rules
  >;
}

type Changed<Schemas extends Readonly<Record<string, z.core.$ZodType>>> = {
  [Name in keyof Schemas]: z.ZodOptional<Schemas[Name]>;
};

/** The same for a change: every field is optional. */
export const changesOf = <Schemas extends Readonly<Record<string, z.core.$ZodType>>>(
  schemas: Schemas,
): Changed<Schemas> =>
  // As above.
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, z.optional(schema)])) as Changed<Schemas>;

type Saved<Fields extends FieldSpecs, Schemas> = {
  [Name in NameOf<Fields> & keyof Schemas]: Fields[Name] extends { isRequired: true }
    ? Schemas[Name]
    : Schemas[Name] extends z.core.$ZodType
      ? z.ZodDefault<Schemas[Name]>
      : never;
};

/** The same for a new record: what is not given is empty, or what the field says. */
export function savedOf<Fields extends FieldSpecs, Schemas extends Readonly<Record<NameOf<Fields>, z.ZodType>>>(
  { names, field }: RecordSpec<Fields>,
  schemas: Schemas,
): Saved<Fields, Schemas> {
  const given: Readonly<Record<NameOf<Fields>, z.ZodType>> = schemas;
  const saved = names.map((name) => [name, savedField(given[name], field(name))]);
  return Object.fromEntries(saved) as Saved<Fields, Schemas>; // As above.
}

type SavedShape<Fields extends FieldSpecs> = typeof savedId & Saved<Fields, SchemasOf<Fields>>;

/** Returns the schema of a record that is added or changed as a whole, where its fields need no rule of their own. */
export function savedSchema<Fields extends FieldSpecs>(of: RecordSpec<Fields>): z.ZodObject<SavedShape<Fields>> {
  const fields = of.names.map((name) => [name, savedField(schemaOf(of.field(name)), of.field(name))] as const);
  const schema: z.ZodObject = z.object({ ...savedId, ...Object.fromEntries(fields) });
  return schema as z.ZodObject<SavedShape<Fields>>; // As above.
}

const savedField = (schema: z.ZodType, spec: FieldSpec) =>
  spec.isRequired ? schema : schema.default(() => emptyValue(spec));

function emptyValue(spec: FieldSpec): unknown {
  if (spec.initial !== undefined) return spec.initial;
  if (isNull(spec)) return null;
  if (spec.kind === "flag") return false;
  return ["words", "several", "days"].includes(spec.kind) ? [] : "";
}
