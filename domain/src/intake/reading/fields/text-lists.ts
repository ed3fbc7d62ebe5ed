/** Lists in text: rows below one another that begin with labels, without colons. */
import { textOf, type Row } from "#intake/reading/layout.ts";
import { kinds } from "./flattened-heads.ts";
import { isInsurerName } from "./known-insurers.ts";
import { beginsWithLabel, labelsIn, mayBeLabels, type Label } from "./row-labels.ts";

const [fewestRows, fewestInRow, longestRow] = [3, 3, 80];

/** The labels of their rows: so many rows, or a row of so many labels with a year, are no sentence. */
export function textLists(rows: readonly Row[]): ReadonlyMap<Row, Label[]> {
  const listed = new Set<Row>();
  let run: Row[] = [];
  for (const row of rows) {
    const isListed =
      row.box === null && row.signs.length <= longestRow && !row.text.includes(":") && beginsWithLabel(row);
    run = isListed ? [...run, row] : [];
    const isEnough = run.length >= fewestRows || (isListed && isOfVehicle(row));
    for (const one of isEnough ? run : []) listed.add(one);
  }
  return new Map([...listed].map((row) => [row, listedLabels(row)]));
}

const isOfVehicle = (row: Row): boolean => {
  const labels = /\by(?:ea)?r\b/i.test(row.text) ? mayBeLabels(row) : [];
  return labels.length >= fewestInRow && labels.some(({ label }) => label === "year");
};

/** "State Farm", "Body Works", "Martha Page" */
const ofNames = /^(?:agency|body|business|cell|city|day|delivery|inspection|page|state)$/i;
const isNoName =
  ({ signs }: Row) =>
  ({ from, to }: Label): boolean =>
    from === 0 || !ofNames.test(textOf(signs.slice(from, to)));

/** What they ask for must follow, or what they are tells it. */
function listedLabels(row: Row): Label[] {
  const labels = mayBeLabels(row).filter(isNoName(row));
  const sure = labelsIn(row).filter(({ isSure }) => isSure);
  return labels.flatMap((one, at) => {
    const value = textOf(row.signs.slice(one.to, labels[at + 1]?.from));
    const kind =
      one.label === "insurer" ? isInsurerName : (kinds[one.label] ?? (() => one.label === "other" || at === 0));
    const isKnown = sure.some(({ from }) => from === one.from) || (value !== "" && kind(value));
    return isKnown ? { ...one, isSure: true } : [];
  });
}
