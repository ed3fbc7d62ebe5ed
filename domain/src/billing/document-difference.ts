/** What a revision changes about an approved estimate: only that is asked for (handbook section 6). */
import { difference, type Cents, type Thousandths } from "#base/money.ts";

export interface ComparedLine {
  lineItemTypeId: string;
  /** The order's calibration that it belongs to, which recognizes it best. */
  calibrationId: string | null;
  description: string;
  quantity: Thousandths;
  unitPrice: Cents;
  /** After its discount. */
  totalPrice: Cents;
  taxable: boolean;
  isOptional: boolean;
}

/** What of a line people compare. */
const comparedFields = ["description", "quantity", "unitPrice", "totalPrice", "taxable", "isOptional"] as const;
export type ComparedField = (typeof comparedFields)[number];

export type LineDifference<Line extends ComparedLine> =
  | { kind: "same" | "added" | "removed"; line: Line }
  | { kind: "changed"; line: Line; before: Line; fields: ComparedField[] };

export interface ComparedDocument<Line extends ComparedLine> {
  lines: readonly Line[];
  total: Cents;
}

export interface DocumentDifference<Line extends ComparedLine> {
  /** The revision's lines in their order, then those that it removed. */
  lines: LineDifference<Line>[];
  /** The new total less the approved one, in cents. */
  total: Cents;
}

type Alike = (one: ComparedLine, other: ComparedLine) => boolean;

const sameType: Alike = (one, other) => one.lineItemTypeId === other.lineItemTypeId;

/** From the surest to the weakest sign that two lines are the same one. */
const signs: readonly Alike[] = [
  (one, other) => one.calibrationId !== null && one.calibrationId === other.calibrationId,
  (one, other) => changedFields(one, other).length === 0 && sameType(one, other),
  (one, other) => sameType(one, other) && one.description === other.description,
  sameType,
];

const changedFields = (one: ComparedLine, other: ComparedLine): ComparedField[] =>
  comparedFields.filter((field) => one[field] !== other[field]);

/** Compares a revision with the estimate that was approved. Each line is compared with at most one other. */
export function documentDifference<Line extends ComparedLine>(
  approved: ComparedDocument<Line>,
  revised: ComparedDocument<Line>,
): DocumentDifference<Line> {
  const counterparts = matchLines(approved.lines, revised.lines);
  const kept = new Set(counterparts.values());
  return {
    lines: [
      ...revised.lines.map((line) => differenceOf(line, counterparts.get(line))),
      ...approved.lines.filter((line) => !kept.has(line)).map((line) => ({ kind: "removed" as const, line })),
    ],
    total: difference(revised.total, approved.total),
  };
}

/** The approved line of each revised one that has one. */
function matchLines<Line extends ComparedLine>(approved: readonly Line[], revised: readonly Line[]): Map<Line, Line> {
  const counterparts = new Map<Line, Line>();
  const left = new Set(approved);
  for (const areAlike of signs)
    for (const line of revised) {
      if (counterparts.has(line)) continue;
      const before = [...left].find((candidate) => areAlike(candidate, line));
      if (!before) continue;
      counterparts.set(line, before);
      left.delete(before);
    }
  return counterparts;
}

function differenceOf<Line extends ComparedLine>(line: Line, before: Line | undefined): LineDifference<Line> {
  if (!before) return { kind: "added", line };
  const fields = changedFields(before, line);
  return fields.length === 0 ? { kind: "same", line } : { kind: "changed", line, before, fields };
}
