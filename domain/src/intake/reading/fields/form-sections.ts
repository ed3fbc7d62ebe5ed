/** Blocks of a form: under "CUSTOMER INFORMATION" a name is the owner's, under "INSURANCE INFORMATION" a company is the insurer. */
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import type { Labelled } from "./field-labels.ts";
import type { Label } from "./row-labels.ts";

interface Heading {
  meaning: "insurer" | "other" | "owner";
  page: number;
  /** Where it begins; 0 where the source has no places. */
  x: number;
  /** Counted; headings beside one another stand below one another in text. */
  row: number;
}

const block = "(?:info(?:rmation)?|details|data)?:?";
const headings: readonly (readonly [Heading["meaning"], RegExp])[] = [
  ["owner", new RegExp(`^(?:customer|(?:vehicle)?owner|insured|client|policyholder)${block}$`)],
  ["insurer", new RegExp(`^(?:insurance|insurer|insurancecompany|carrier)${block}$`)],
  ["other", /^(?:\p{L}{3,20}(?:info(?:rmation)?|details|data)|adjuster|agent|claimant|estimator|shop|vehicle):?$/u],
];

/** How far a label may stand from where its heading begins. */
const aligned = 30;

/** Says what "Name" and "Company" mean, row after row: by the last heading above them in their column. */
export function formSections(): (row: Row, labels: readonly Label[], below: Row | undefined) => Label[] {
  const above: Heading[] = [];
  let count = 0;
  const headingOf = ({ page, signs }: Row, { from, label }: Label): Heading["meaning"] | undefined => {
    const x = signs[from]?.x ?? 0;
    const at = above.findLastIndex((one) => one.page === page && Math.abs(one.x - x) <= aligned);
    const besides = above[at - 1]?.row === (above[at]?.row ?? 0) - 1 && signs[from]?.x === null ? above[at - 1] : null;
    const isOfOther = besides?.meaning === (label === "company" ? "insurer" : "owner");
    return isOfOther ? besides?.meaning : above[at]?.meaning;
  };
  const meaningOf = (row: Row, label: Label, below: Row | undefined): Labelled => {
    const meaning = headingOf(row, label) ?? null;
    if (label.label === "company" && (meaning === null || meaning === "other")) return "appraisedFor";
    const isOfPerson = isOfWhomItIsFor.test(row.text) || (/^name\b/i.test(row.text) && address.test(below?.text ?? ""));
    return meaning ?? (isOfPerson ? "billTo" : "other");
  };
  const isAnothers = (row: Row, label: Label): boolean => (headingOf(row, label) ?? "owner") !== "owner";
  return (row, labels, below) => {
    const meant = labels.map((one) => {
      if (isGeneric(one.label)) return { ...one, label: meaningOf(row, one, below) };
      return isPart(one.label) && isAnothers(row, one) ? { ...one, label: "other" as const } : one;
    });
    above.push(...headingsIn(row, count++));
    return meant;
  };
}

/** "Name: Jane Doe   Phone: 303-555-0101" without a heading. */
const isOfWhomItIsFor = /^name\b.*\b(?:phone|tel|cell|claim|home|mobile|policy)\b/i;

/** "NAME: DOE, JANE" over "ADDR: 4410 Cider Mill Rd", or over the vehicle. */
const address = /^(?:addr(?:ess)?|street|(?:vehicle|car|year|vin)\b.*\b(?:19|20)\d\d)\b/i;

const isGeneric = (label: Labelled): boolean => label === "name" || label === "company";
const isPart = (label: Labelled): boolean => label === "firstName" || label === "lastName";

function headingsIn({ page, signs }: Row, count: number): Heading[] {
  return cellsOf(signs).flatMap((cell) => {
    const plain = textOf(cell).toLowerCase().replaceAll(" ", "");
    const [meaning] = headings.find(([, pattern]) => pattern.test(plain)) ?? [];
    return meaning === undefined ? [] : { meaning, page, x: cell[0]?.x ?? 0, row: count };
  });
}
