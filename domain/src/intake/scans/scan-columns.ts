/** The columns of a table of fault codes, by its header. */
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { unaccented } from "./unaccented.ts";

export type Column = "code" | "description" | "module" | "other" | "presence" | "state";

export interface Cell {
  text: string;
  /** Where it begins and ends; null in text without places. */
  x: number | null;
  end: number | null;
}

const headings: readonly (readonly [RegExp, Column])[] = [
  [/^(?:dtcs?|codes?|(?:fault|trouble|error|dtc) ?codes?|dtc (?:no|number|#)\.?|code defaut|code)$/i, "code"],
  [
    /^(?:description|definition|fault(?: text| description)?|dtc description|code description|meaning|text|designation|libelle|descripcion|definition)$/i,
    "description",
  ],
  [/^(?:status|state|dtc status|code status|type|etat|statut|estado|category)$/i, "state"],
  [/^(?:(?:currently )?(?:present|available|active)|exists? currently|present|present now)\??$/i, "presence"],
  [
    /^(?:(?:control )?(?:module|unit|system|ecu)(?: name)?|controller|system name|calculateur|systeme|modulo|component|variant)$/i,
    "module",
  ],
  [
    /^(?:no\.?|#|mileage|km|odometer|time|date|class|freeze frame|count(?:er)?|occurrences?|priority|sub ?type|symptom|ftb|page|kilometrage)$/i,
    "other",
  ],
];

export const cellsIn = (row: Row): Cell[] =>
  cellsOf(row.signs).map((signs) => ({
    text: textOf(signs),
    x: signs[0]?.x ?? null,
    end: signs.at(-1)?.end ?? null,
  }));

export interface Header {
  column: Column;
  cell: Cell;
}

const fewestColumns = 2;

/** Returns the columns of a header; null for a row that is none: every cell must be a heading, and one of codes. */
export function headerIn(cells: readonly Cell[]): readonly Header[] | null {
  if (cells.length < fewestColumns) return null;
  const found = cells.map((cell) => ({
    column: headings.find(([heading]) => heading.test(unaccented(cell.text.trim())))?.[1],
    cell,
  }));
  const known = found.flatMap(({ column, cell }) => (column ? { column, cell } : []));
  return known.length === cells.length && known.some(({ column }) => column === "code") ? known : null;
}

/** The cells of a row by their columns: by place, or by their number where there are no places. */
export function inColumns(cells: readonly Cell[], header: readonly Header[]): ReadonlyMap<Column, string> | null {
  const isPlaced = [...cells, ...header.map(({ cell }) => cell)].every(({ x }) => x !== null);
  if (!isPlaced && cells.length !== header.length) return null;
  const texts = new Map<Column, string>();
  cells.forEach((cell, index) => {
    const column = isPlaced ? nearest(cell, header) : header[index]?.column;
    if (column) texts.set(column, [texts.get(column), cell.text].filter(Boolean).join(" "));
  });
  return texts;
}

/** The column that begins nearest, where its heading does not stand beyond the cell. */
function nearest({ x, end }: Cell, header: readonly Header[]): Column | undefined {
  const [from, to] = [x ?? 0, end ?? 0];
  const distance = ({ cell }: Header) => {
    const [start, last] = [cell.x ?? 0, cell.end ?? 0];
    const isOver = start < to && from < last;
    return (isOver ? 0 : 1000) + Math.min(Math.abs(start - from), Math.abs(start + last - from - to) / 2);
  };
  return header.toSorted((one, other) => distance(one) - distance(other))[0]?.column;
}
