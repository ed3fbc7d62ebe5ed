/** The columns of a table of fault codes, by its header. */
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import type { CodeState } from "./scan-report.ts";
import { unaccented } from "./unaccented.ts";

export type Column =
  | "code"
  | "description"
  | "history"
  | "identifier"
  | "module"
  | "other"
  | "pending"
  | "permanent"
  | "presence"
  | "state"
  | "strange";

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
    /^(?:(?:fault )?(?:currently )?(?:present|available|active)|exists? currently|present now|current|(?:fehler )?(?:aktuell |momentan |derzeit )?vorhanden|presente|actuel|actual)\??$/i,
    "presence",
  ],
  [/^(?:pending|en attente|pendiente)$/i, "pending"],
  [/^(?:history|historical|stored|confirmed|historique|historico|gespeichert|almacenado)$/i, "history"],
  [/^permanent$/i, "permanent"],
  [/^(?:current|active|present) (?:dtc|code)s?$/i, "presence"],
  [/^pending (?:dtc|code)s?$/i, "pending"],
  [/^(?:history|historical|stored|past|confirmed) (?:dtc|code)s?$/i, "history"],
  [/^permanent (?:dtc|code)s?$/i, "permanent"],
  [
    /^(?:(?:control )?(?:module|unit|system|ecu)(?: name)?|controller|system name|calculateur|systeme|modulo|sistema|(?:sg|steuergerate?)(?:-?(?:bezeichnung|name))?|modul|unidad(?: de control)?|component|variant)$/i,
    "module",
  ],
  [
    /^(?:(?:part|serial|software|hardware|calibration|sw|hw)(?: ?(?:no|number|id|#|version|level))?\.?|version|p\/n|s\/n|teile-?(?:nr\.?|nummer)|serien-?(?:nr\.?|nummer)|n[°o] de (?:piece|serie)|reference)$/i,
    "identifier",
  ],
  // Of two scans nothing says which is now.
  [/^(?:before|after|(?:pre|post)(?:-?scan)?|avant|apres|vorher|nachher|antes|despues)$/i, "other"],
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

/** Returns the columns of a header; null for a row that is none: it has one of codes, and most of its cells are headings. */
export function headerIn(cells: readonly Cell[]): readonly Header[] | null {
  if (cells.length < fewestColumns) return null;
  const found = cells.map((cell) => ({
    column: headings.find(([heading]) => heading.test(unaccented(cell.text.trim())))?.[1],
    cell,
  }));
  const known = found.flatMap(({ column, cell }) => (column ? { column, cell } : []));
  const strange = found.filter(({ column }) => column === undefined);
  const hasCodes = known.some(({ column }) => column === "code") || known.filter(isListOfState).length >= fewestColumns;
  const isHeader = hasCodes && known.length >= fewestColumns && known.length > strange.length;
  if (!isHeader || strange.some(({ cell }) => !isHeading.test(cell.text))) return null;
  return found.map(({ column = "strange", cell }) => ({ column, cell }));
}

const isHeading = /^[\p{L}\p{M}][^\d:]{1,29}$/u;

const statesOfLists: ReadonlyMap<Column, CodeState> = new Map([
  ["presence", "current"],
  ["pending", "pending"],
  ["history", "stored"],
  ["permanent", "permanent"],
]);

/** `Current DTC`, `Pending codes`: the codes of a state stand in a column of their own. */
const isListOfState = ({ column, cell }: Header): boolean =>
  statesOfLists.has(column) && /\b(?:dtc|code)s?$/i.test(cell.text.trim());

/** What stands in the columns that are lists of codes by their states; nothing where the codes have one column. */
export const listsByState = (columns: ReadonlyMap<Column, string>, header: readonly Header[]) =>
  header.filter(isListOfState).flatMap(({ column }) => {
    const [state, text] = [statesOfLists.get(column), columns.get(column)];
    return state && text !== undefined ? { state, text } : [];
  });

const none = /^(?:none|no(?:ne)? (?:dtc|code|fault)s?|ok|pass|n\/a|0|[-–—]+|aucune?|keine?|ningun[oa]?)$/i;

/** Whether a cell stands in a column of something else than codes, such as part numbers, and its row has none where codes stand. */
export function isBesideCodes(cells: readonly Cell[], at: number, header: readonly Header[] | null): boolean {
  const cell = cells[at];
  const columns = header && inColumns(cells, header);
  if (!header || !columns || !cell) return false;
  const code = columns.get("code") ?? "-";
  const column = isPlaced(cells, header) ? nearest(cell, header) : header[at]?.column;
  return (column === "identifier" || column === "strange") && none.test(unaccented(code.trim()));
}

const isPlaced = (cells: readonly Cell[], header: readonly Header[]): boolean =>
  [...cells, ...header.map(({ cell }) => cell)].every(({ x }) => x !== null);

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
  const areAtPlaces = isPlaced(cells, header);
  if (!areAtPlaces && cells.length !== header.length) return null;
  const texts = new Map<Column, string>();
  cells.forEach((cell, index) => {
    const column = areAtPlaces ? nearest(cell, header) : header[index]?.column;
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
