/** "Client  Jane Doe  Insurer  Erie": labels and values in turn, which without figures look like the heads of columns. */
import { cellsOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { mayBeLabels, type Label } from "./row-labels.ts";

const samePlace = 3;

/** The labels alone, where the row above or below has labels in the same places, with values between them. */
export function pairsInTurn(row: Row, heads: readonly Label[], beside: readonly (Row | undefined)[]): readonly Label[] {
  const places = labelsInTurn(row);
  if (places === null || heads.length !== 2 * places.length) return heads;
  const isList = beside.some((other) => {
    const own = other?.page === row.page ? labelsInTurn(other) : null;
    return own?.length === places.length && own.every((place, index) => isSame(place, places[index]));
  });
  return isList ? heads.filter((_head, index) => index % 2 === 0) : heads;
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
