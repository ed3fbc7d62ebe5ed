import type { FieldKind, FieldSpec, FieldSpecs, NameOf, RecordSpec } from "@boresight/domain/base/record";
import { Fragment, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Choice } from "#ui/form/select-input.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { Pair } from "#ui/form/pair.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput, type TextInputProps } from "#ui/form/text-input.tsx";
import { choicesOf } from "./choices.ts";

interface RecordFieldsProps<Fields extends FieldSpecs, Values extends FieldValues, Parsed> {
  of: RecordSpec<Fields>;
  form: UseFormReturn<Values, unknown, Parsed>;
  /** All of the record unless given. */
  names?: readonly NameOf<Fields>[];
  /** What the fields that link to other records offer. */
  links?: { readonly [Name in NameOf<Fields>]?: readonly Choice[] };
  /** Fields that look different here; null leaves one out. */
  render?: { readonly [Name in NameOf<Fields>]?: ReactNode };
  /** By default the browser offers what it likes; `off` for someone else's details. */
  autoComplete?: AutoComplete;
}

type AutoComplete = "off" | "tel";

/** The inputs of a record's fields, each by its kind, in the order of its description. */
export function RecordFields<Fields extends FieldSpecs, Values extends FieldValues, Parsed>({
  of,
  form,
  names = of.names,
  links = {},
  render = {},
  autoComplete,
}: RecordFieldsProps<Fields, Values, Parsed>) {
  const draw = (name: NameOf<Fields>): ReactNode => {
    if (name in render) return render[name];
    const given = links[name];
    return (
      isIn(name, form) && (
        <FieldInput
          form={form}
          name={name}
          spec={of.field(name)}
          {...(given && { links: given })}
          {...(autoComplete && { autoComplete })}
        />
      )
    );
  };

  const isHalf = (name: NameOf<Fields>) => of.field(name).isHalf === true;
  return rowsOf(names, isHalf).map(([first, second]) =>
    isHalf(first) ? (
      <Pair key={first}>
        {draw(first)}
        {second !== undefined && draw(second)}
      </Pair>
    ) : (
      <Fragment key={first}>{draw(first)}</Fragment>
    ),
  );
}

/** Two neighbours that take half a row each share one. */
function rowsOf<Name>(names: readonly Name[], isHalf: (name: Name) => boolean): (readonly [Name, Name?])[] {
  const rows: (readonly [Name, Name?])[] = [];
  for (const name of names) {
    const [left, right] = rows.at(-1) ?? [];
    const isBeside = left !== undefined && right === undefined && isHalf(left) && isHalf(name);
    if (isBeside) rows[rows.length - 1] = [left, name];
    else rows.push([name]);
  }
  return rows;
}

const isIn = <Values extends FieldValues, Parsed>(
  name: string,
  form: UseFormReturn<Values, unknown, Parsed>,
): name is Path<Values> => name in form.getValues();

interface FieldInputProps<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  name: Path<Values>;
  spec: FieldSpec;
  links?: readonly Choice[];
  autoComplete?: AutoComplete;
}

function FieldInput<Values extends FieldValues, Parsed>({
  spec,
  links,
  autoComplete,
  ...place
}: FieldInputProps<Values, Parsed>) {
  const { kind, label, help, choices, isRequired, isNeededAtTimes } = spec;
  const optional = isRequired !== true && isNeededAtTimes !== true;
  const words = { label, ...(help !== undefined && { help }) };
  if (kind === "flag") return <CheckInput {...place} {...words} />;
  if (choices) return <SelectInput {...place} {...words} choices={choicesOf(choices)} />;
  if (links) return <SelectInput {...place} {...words} choices={links} optional={optional} />;

  return <TextInput {...place} {...words} optional={optional} input={inputOf(spec, autoComplete)} />;
}

type Input = NonNullable<TextInputProps<FieldValues, FieldValues>["input"]>;

const inputOfKind: Readonly<Partial<Record<FieldKind, Input>>> = {
  text: { multiline: true, minRows: 2, maxRows: 8 },
  email: { type: "email" },
  phone: { type: "tel" },
  day: { type: "date" },
  moment: { type: "datetime-local" },
  money: { inputMode: "decimal" },
  whole: { inputMode: "numeric" },
  miles: { inputProps: { inputMode: "numeric", maxLength: 9 } },
  percent: { inputMode: "numeric" },
  basisPoints: { inputMode: "decimal" },
};

const inputOf = ({ kind, dir }: FieldSpec, autoComplete: AutoComplete | undefined): Input => ({
  ...inputOfKind[kind],
  ...(dir && { inputProps: { dir } }),
  ...(autoComplete && { autoComplete }),
});
