/** "Client  Jane Doe  Insurer  Erie": labels and values in turn, which without figures look like the heads of columns. */
import { cellsOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { mayBeLabels, type Label } from "./row-labels.ts";

const samePlace = 3;

/** The labels alone, where the row above or below has labels in the same places, with values between them. */
export function pairsInTurn(row: Row, heads: readonly Label[], beside: readonly (Row | undefined)[]): readonly Label[] {
  const known = heads.filter(({ label }) => label !== "other").length;
  const pairs = row.text.includes(":") ? null : besideFigures(row, beside);
  if (pairs && pairs.length > known) return pairs;
  const places = labelsInTurn(row);
  if (places === null || heads.length !== 2 * places.length) return heads;
  const isList = beside.some((other) => {
    const own = other?.page === row.page ? labelsInTurn(other) : null;
    return own?.length === places.length && own.every((place, index) => isSame(place, places[index]));
  });
  return isList ? heads.filter((_head, index) => index % 2 === 0) : heads;
}

/** "Customer Jane Doe   Insurer Erie": cells that begin with labels, beside a row of such with figures in the same places. */
function besideFigures(row: Row, beside: readonly (Row | undefined)[]): readonly Label[] | null {
  const labels = labelsOfCells(row);
  const isList =
    labels !== null &&
    beside.some((other) => {
      const own = other?.page === row.page && /\d{3}/.test(other.text) ? labelsOfCells(other) : null;
      return own?.length === labels.length && own.every(({ x }, index) => isSame(x, labels[index]?.x));
    });
  return isList ? labels.map(({ label }) => label) : null;
}

/** The label with which each cell begins, and its place; null where a cell has none, or nothing behind it. */
function labelsOfCells(row: Row): { label: Label; x: number }[] | null {
  const cells = cellsOf(row.signs);
  if (cells.length < 2 || row.signs[0]?.x === null) return null;
  const labels = mayBeLabels(row);
  let at = 0;
  const found = cells.flatMap((cell) => {
    const [from, to] = [at, at + cell.length];
    at = to;
    const label = labels.find((one) => one.from === from && one.to < to);
    return label ? { label, x: startOf(cell) } : [];
  });
  return found.length === cells.length ? found : null;
}

/** Where they begin; null where the cells are not labels and values in turn. */
function labelsInTurn(row: Row): number[] | null {
  const cells = cellsOf(row.signs);
  if (cells.length < 4 || cells.length % 2 === 1 || row.signs[0]?.x === null) return null;
  const labels = mayBeLabels(row);
  let at = 0;
  const isLabel = cells.map((cell) => {
    const [from, to] = [at, at + cell.length];
    at = to;
    return labels.some((label) => label.from === from && label.to === to);
  });
  if (isLabel.some((is, index) => is !== (index % 2 === 0))) return null;
  return cells.filter((_cell, index) => index % 2 === 0).map(startOf);
}

const startOf = (cell: readonly Sign[]): number => cell[0]?.x ?? Number.NaN;
const isSame = (one: number, other: number | undefined): boolean => Math.abs(one - (other ?? Number.NaN)) <= samePlace;
