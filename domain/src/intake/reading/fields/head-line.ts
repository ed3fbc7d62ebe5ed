/** A head whose columns ran together: "Owner: SMITH, JOHN 2021 Honda Civic VIN 1HGCV1F3XMA990002". */
import type { Found } from "#intake/reading/estimate-document.ts";
import type { Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { deedOf } from "#intake/reading/words/repair-order-words.ts";
import { vinsIn } from "#vehicles/vin.ts";
import { donor, isLent } from "./document-vins.ts";
import { valueOf } from "./field-values.ts";
import { isShopName } from "./shop-names.ts";
import { isColor, statedVehicle, type VehicleDescription } from "./vehicle-description.ts";

interface HeadLine {
  found: Found;
  description: VehicleDescription;
  /** Who stands before the vehicle. */
  owner: Found | null;
}

const headRows = 40;
const ownerLabel = /\b(?:client|cust(?:omer)?|insured|owner)(?: name)?\s?:/i;
const orderLabel = /^r\.?\/?o\.?\s?(?:number|no\.?|#)?\s?:?\s?#?\d/i;
const year = /(?<![\p{L}\d.,/#:'-])'?(?:(?:19|20)\d\d|\d\d)(?= \p{L})/gu;
const dash = /\s[-–—]\s/g;
/** "EASTERDAY, GRETCHEN L 2022 FORD F-150" over a street is whose vehicle it is. */
const personFirst = /^\p{L}[\p{L}'’-]+, \p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*)? (?:19|20)\d\d \p{L}/u;
const street = /^\d{1,6} \p{L}/u;
/** Labels that end a description. */
const label =
  /\s(?:[-–|,;] ?)?(?:claim|color|lic(?:ense)?|mileage|odo(?:meter)?|phone|plate|r\.?o\.?|tag|vin ?8?)\b.*$/i;

export function headLine(rows: readonly Row[]): HeadLine | null {
  for (const [index, row] of rows.slice(0, headRows).entries()) {
    const { text } = row;
    const isHead = ownerLabel.test(text) || orderLabel.test(text) || hasVin(text);
    if (donor.test(text) || !(isHead || (personFirst.test(text) && street.test(rows[index + 1]?.text ?? "")))) continue;
    const isCut = (text.match(dash)?.length ?? 0) > 1; // "RO 45512 - 2021 Toyota Camry - Jane Doe"
    for (const { index: at } of text.matchAll(year)) {
      const before = text.slice(0, at);
      const whole = text.slice(at).replace(label, "").replace(/^'/, "");
      const written = isCut ? (whole.split(dash, 1)[0] ?? "") : whole;
      const description = isLent(before) ? null : statedVehicle(written);
      if (description?.model) return { found: foundIn(written, row, 0.9), description, owner: ownerIn(before, row) };
    }
  }
  return null;
}

/** Or its last eight signs. */
const hasVin = (text: string): boolean =>
  vinsIn(text, { areGrouped: false }).length > 0 || /\bvin ?(?:8|\(?last 8\)?)\b/i.test(text);

/** Behind labels and numbers. */
function ownerIn(before: string, row: Row): Found | null {
  const name = before.replace(/^.*[:#\d]\S*\s+(?:[/|–—-]\s+)?(?=\p{L})/u, "").replace(/[\s\-–—|,/;]+$/, "");
  const words = name.split(/[\s,]+/);
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}|^(?:and|de|of|van|von|y)$/u.test(word));
  const value =
    isName && !isShopName(name) && !words.some((word) => isNoName(word) || isColor(word))
      ? valueOf("owner", name)
      : null;
  return value === null ? null : foundIn(value, row, 0.7);
}

const isNoName = (word: string): boolean =>
  deedOf(word.toLowerCase()) !== null ||
  /^(?:adjuster|advis[eo]r|apprais[eo]r|estimator|for|from|loss|on|tech(?:nician)?|to|unit|used|veh(?:icle)?|work|writer)$/i.test(
    word,
  );
