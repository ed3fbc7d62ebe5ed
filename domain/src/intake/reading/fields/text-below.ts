/** Values below labels in text, which has no places: by what the labels ask for, and by their order. */
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { isPersonOrCompany, valuesByKind, valuesInOrder, type Head } from "./flattened-heads.ts";
import type { LabelledRow } from "./labelled-values.ts";
import { named, type Label } from "./row-labels.ts";
import { isShopName } from "./shop-names.ts";

interface TextValue extends Pick<Label, "hasColon" | "label"> {
  text: string;
  row: Row;
}

/** Without places a single label, as many columns or rows, or what the labels ask for tell which value is whose. */
export function textBelow(all: readonly LabelledRow[], index: number): TextValue[] {
  const heads = headsFrom(all, index);
  const last = all[index + Math.max(heads.length, 1) - 1];
  if (!last || (isHead(all[index - 1]) && heads.length > 0)) return [];
  const next = all[index + Math.max(heads.length, 1)];
  const below = rowsWithoutLabels(all, index + Math.max(heads.length, 1));
  const [first] = below;
  if (!first) return heads.length === 1 && next ? nameBeforeLabel(last, next) : [];
  const isOfLast = heads.length > 1 && below.length === 1; // Those before it have no value.
  const labelled = heads.length > 1 && !isOfLast ? heads : [last];
  const isInOrder = labelled.length > 1;
  const { labels = [], values = [] } =
    [labelled, ...withoutHeading(labelled)]
      .flatMap((rows) => readings(rows.flatMap(sureLabels)))
      .map((own) => ({ labels: own, values: isInOrder ? valuesInOrder(own, below) : valuesFor(own, first) }))
      .find(({ values: own }) => own.some((value) => value !== "")) ?? {};
  const hasColon = labels.every((label) => label.hasColon);
  return labels.flatMap(({ label }, at) => {
    const [text = "", row = first] = [values[at], isInOrder ? below[at] : first];
    const isNone = text === "" || (isOfLast && isShopName(text));
    return isNone ? [] : { label, text, row, hasColon };
  });
}

type WrittenHead = Head & Label;

/** "Vehicle Information" over "VIN", "Vehicle" and "Mileage" has no value of its own. */
const withoutHeading = ([first, ...rest]: readonly LabelledRow[]): LabelledRow[][] =>
  rest.length > 1 && /(?:information|info|details|data)$/i.test(first?.row.text ?? "") ? [rest] : [];

const sureLabels = ({ row, labels }: LabelledRow): WrittenHead[] =>
  labels.flatMap((label) => (label.isSure ? { ...label, text: plainText(row, label) } : []));

/** "Vehicle Owner Loss Information" over "Jane Doe Date: 11/02/2026": the first name ends where a label begins. */
function nameBeforeLabel({ labels }: LabelledRow, { row, labels: below }: LabelledRow): TextValue[] {
  const [head] = labels;
  const text = textOf(row.signs.slice(0, below[0]?.from ?? 0));
  const isName = (head?.label === "owner" || head?.label === "insured") && labels.length > 1 && isPersonOrCompany(text);
  return head && isName ? [{ label: head.label, hasColon: head.hasColon, text, row }] : [];
}

const plainText = ({ signs }: Row, { from, to }: Label): string =>
  signs
    .slice(from, to)
    .map(({ sign }) => sign)
    .join("")
    .toLowerCase();

const title = /^(?:repair|service|work) order$/i;

/** Nothing stands there but labels, and no title of a paper. */
const isHead = (one: LabelledRow | undefined): boolean =>
  one !== undefined &&
  one.labels.length > 0 &&
  !title.test(one.row.text) &&
  one.labels.every(({ isSure }) => isSure) &&
  one.labels.reduce((sum, { from, to }) => sum + to - from, 0) === one.row.signs.length;

function headsFrom(all: readonly LabelledRow[], index: number): readonly LabelledRow[] {
  const end = all.findIndex((one, at) => at >= index && (!isHead(one) || one.row.page !== all[index]?.row.page));
  return all.slice(index, end < 0 ? undefined : end);
}

const mostValues = 30;

function rowsWithoutLabels(all: readonly LabelledRow[], index: number): Row[] {
  const page = all[index - 1]?.row.page;
  const rows = all.slice(index, index + mostValues);
  const end = rows.findIndex(
    ({ row, labels }) => row.page !== page || row.text === "" || labels.some(({ isSure }) => isSure),
  );
  return rows
    .slice(0, end < 0 ? undefined : end)
    .map(({ row }) => row)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)); // Without the lines that are drawn below heads.
}

function valuesFor(labels: readonly WrittenHead[], { text, signs }: Row): string[] {
  if (labels.length === 1) return [text];
  const cells = cellsOf(signs).map(textOf);
  if (cells.length === labels.length) return cells;
  const words = text.split(" ");
  if (words.length === labels.length && !labels.some(({ label }) => named.has(label))) return words;
  return valuesOfHeads(labels, text);
}

/** Below "BILL TO SHIP TO" one name may stand twice. */
function valuesOfHeads(heads: readonly WrittenHead[], text: string): string[] {
  const [, twice] = /^(\S+ \S.*) \1$/.exec(text) ?? [];
  return twice !== undefined && heads.length === 2 ? [twice, twice] : valuesByKind(heads, text);
}

interface TwoHeads {
  of: Label["label"];
  pattern: RegExp;
}

/** "CUSTOMER PHONE EMAIL" may head a name and a number, "INSURANCE PHONE" and "VEHICLE VIN" two values as well. */
const ofPeople: readonly TwoHeads[] = [
  { of: "owner", pattern: /^((?:vehicle)?owner|customer|client)(?=phone|tel|cell|e?-?mail|address)/ },
  { of: "insured", pattern: /^(insured|policyholder)(?=phone|tel|cell|e?-?mail|address)/ },
  { of: "insurer", pattern: /^(insurance|insurer)(?=phone|tel|fax|e?-?mail|address)/ },
];
const ofVehicles: readonly TwoHeads[] = [{ of: "vehicle", pattern: /^(vehicle|car|veh\.?)(?=vin|colou?r)/ }];

/** As they are written, and with those cut in two that may be two. */
const readings = (heads: readonly WrittenHead[]): (readonly WrittenHead[])[] => [
  heads,
  cutInTwo(heads, ofPeople),
  cutInTwo(heads, ofVehicles),
  cutInTwo(heads, [...ofPeople, ...ofVehicles]),
];

const cutInTwo = (heads: readonly WrittenHead[], cuts: readonly TwoHeads[]): WrittenHead[] =>
  heads.flatMap((head) => {
    const cut =
      head.label === "other" || head.label === "vin" ? cuts.find(({ pattern }) => pattern.test(head.text)) : null;
    const [first = ""] = (cut && cut.pattern.exec(head.text)) ?? [];
    return cut
      ? [
          { ...head, label: cut.of, text: first },
          { ...head, text: head.text.slice(first.length) },
        ]
      : head;
  });
