/** The columns of a table of fault codes, by its header. */
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import type { CodeState } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

export type Column =
  | "code"
  | "description"
  | "history"
  | "module"
  | "other"
  | "pending"
  | "permanent"
  | "presence"
  | "state";

export interface Cell {
  text: string;
  /** Where it begins and ends; null in text without places. */
  x: number | null;
  end: number | null;
}

const headings: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:dtcs?|codes?|(?:fault|trouble|error|dtc) ?codes?|dtc (?:no|number|#)\.?|code (?:de )?defaut|code d.?erreur|codigos?(?: de (?:falla|averia|error))?|fehler-?(?:code|nr\.?|nummer)s?)$/i,
    "code",
  ],
  [
    /^(?:description|definition|fault(?: text| description)?|dtc description|code description|meaning|text|designation|libelle|descripcion|beschreibung|fehler(?:text|beschreibung)|bezeichnung)$/i,
    "description",
  ],
  [/^(?:status|state|dtc status|code status|type|etat|statut|estado|category|zustand|fehler(?:status|art))$/i, "state"],
  [
    /^(?:(?:currently )?(?:present|available|active)|exists? currently|present now|current|(?:aktuell |momentan |derzeit )?vorhanden|presente|actuel|actual)\??$/i,
    "presence",
  ],
  [/^(?:pending|en attente|pendiente)$/i, "pending"],
  [/^(?:history|historical|stored|confirmed|historique|historico|gespeichert|almacenado)$/i, "history"],
  [/^permanent$/i, "permanent"],
  [
    /^(?:(?:control )?(?:module|unit|system|ecu)(?: name)?|controller|system name|calculateur|systeme|modulo|sistema|steuergerat|modul|unidad(?: de control)?|component|variant)$/i,
    "module",
  ],
  [
    /^(?:no\.?|#|mileage|km|odometer|time|date|class|freeze frame|count(?:er)?|occurrences?|priority|sub ?type|symptom|ftb|page|kilometrage|km-?stand|kilometerstand|kilometraje|haufigkeit|datum|uhrzeit|fecha|hora|heure|nr\.?)$/i,
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

const yes = /^(?:yes|y|oui|ja|si|x|✓|✔|●|true)$/i;
const no = /^(?:no|n|non|nein|false|-)$/i;
const isTicked = (text: string | undefined): boolean => yes.test(unaccented(text ?? "").trim());

/** What the columns that are only ticked say: one of them, or one for each state. Null: none is. */
export function tickedState(columns: ReadonlyMap<Column, string>, header: readonly Header[]): CodeState | null {
  if (isTicked(columns.get("presence"))) return "current";
  if (isTicked(columns.get("permanent"))) return "permanent";
  if (isTicked(columns.get("pending"))) return "pending";
  if (isTicked(columns.get("history"))) return "stored";
  const isAlone = !header.some(({ column }) => column === "pending" || column === "history" || column === "permanent");
  return isAlone && no.test(columns.get("presence")?.trim() ?? "") ? "stored" : null;
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
