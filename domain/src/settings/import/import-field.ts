/** A field that a column of an imported file can hold, and how its cells are read. */
import { headingOf, type FieldKind, type FieldSpecs, type RecordSpec } from "#base/record.ts";
import type { CellKind } from "./cells/read-cell.ts";

export interface ImportField {
  key: string;
  label: string;
  /** Other headers under which files of this trade have it, without capitals, spaces and signs. */
  names?: readonly string[];
  /** Words that mean nothing more before one of its names: a business phone is a phone. */
  after?: readonly string[];
  /** How its cells are read; text unless said. */
  cell?: CellKind;
  /** Without a column for it, or for another one of the same group, nothing can be imported. */
  neededAs?: string;
}

const cells: Readonly<Partial<Record<FieldKind, CellKind>>> = {
  flag: "yesNo",
  whole: "whole",
  miles: "miles",
  percent: "percent",
  money: "amount",
  day: "day",
  email: "email",
  phone: "phone",
  words: "list",
};

/** The fields of a record that files may have, each read by its kind. */
export const importedFields = <Fields extends FieldSpecs>(
  { names, field }: RecordSpec<Fields>,
  after?: readonly string[],
): readonly ImportField[] =>
  names.flatMap((key) => {
    const { importedAs, ...spec } = field(key);
    const cell = cells[spec.kind];
    if (importedAs === undefined) return [];
    return [{ key, label: headingOf(spec), names: importedAs, ...(after && { after }), ...(cell && { cell }) }];
  });
