/** Whose vehicle it is, and who insures it, by what several labels say. */
import type { Found } from "#intake/reading/estimate-document.ts";
import type { Row } from "#intake/reading/layout.ts";
import { valueOf, wholeName, type ReadField } from "./field-values.ts";
import { administeredBy, insurerOfHead, insurerOverTitle, isInsurerName } from "./known-insurers.ts";
import type { LabelledValue } from "./labelled-values.ts";
import { withoutNextColumn } from "./run-on-name.ts";
import { isSameName, type RunTogether } from "./run-together.ts";
import { isShopName } from "./shop-names.ts";

export type Fields = (name: ReadField) => Found | null;

/** The insured hit the car of another, who is its owner. */
const ofClaimant = /o ?w ?n ?e ?r ?\( ?c ?l ?a ?i ?m ?a ?n ?t ?\)/i;
const ownerNames: ReadonlySet<string> = new Set(["owner", "insured", "billTo"]);

export const namesOfOwner = (labelled: readonly LabelledValue[]): string[] =>
  labelled.flatMap(({ label, text, wrapped }) =>
    ownerNames.has(label) ? (valueOf("owner", wholeName("owner", text, wrapped)) ?? []) : [],
  );

interface Said {
  names: readonly string[];
  /** Where it names an owner that cannot be told, the insured may be another. */
  joined: RunTogether | null;
}

export function labelledOwner(rows: readonly Row[], fields: Fields, { names, joined }: Said): Found | null {
  const billed = payer(fields("billTo"), false);
  const isOfAnother = rows.some(({ text }) => ofClaimant.test(text)) || isClaimed(fields);
  const insured = joined || isOfAnother ? null : fields("insured");
  const owner = fields("owner");
  const found =
    (owner && insured && isOfTrade(owner) && !isShopName(insured.value) ? insured : owner) ??
    nameInParts(fields) ??
    joined?.owner ??
    insured ??
    (billed && isShopName(billed.value) ? null : billed);
  const shop = fields("shop")?.value ?? null;
  if (!found) return null;
  const value = found.confidence < 1 ? wholeAmong(rows, found.value) : found.value;
  return { ...found, value: withoutNextColumn(value, { names, shop }) };
}

/** A shop that sends a vehicle is a customer, but not its owner: "Customer: Safelite, Denver". */
const isOfTrade = ({ quote, value }: Found): boolean =>
  isShopName(value) && /\b(?:account|client|cust(?:omer)?)\.?(?: name)?\W*$/i.test(quote.split(value, 1)[0] ?? "");

/** Recognition loses a first letter, or splits a name: "ane Doe" and "DOE, J ANE" where the paper says Jane Doe elsewhere. */
function wholeAmong(rows: readonly Row[], seen: string): string {
  const joined = seen.replace(/(?<!\p{L})(\p{Lu}) (?=\p{Lu}{2})/u, "$1");
  if (joined !== seen) return rows.some(({ text }) => text.includes(joined)) ? joined : seen;
  if (!/^\p{Ll}/u.test(seen)) return seen;
  const whole = rows.flatMap(({ text }) => {
    const at = text.indexOf(seen);
    return /(?:^|\P{L})\p{Lu}$/u.test(text.slice(0, Math.max(at, 0))) ? text.slice(at - 1, at + seen.length) : [];
  });
  return whole[0] ?? seen;
}

/** "Insured: Delgado Trucking LLC", "Claimant: Amelia Rosewood": whose vehicle it is nobody says. */
function isClaimed(fields: Fields): boolean {
  const [claimant, insured] = [fields("claimant")?.value ?? null, fields("insured")?.value ?? null];
  return claimant !== null && insured !== null && !isInsurerName(claimant) && !isSameName(claimant, insured);
}

/** "Last Name: Greenwood", "First Name: Hollis" */
function nameInParts(fields: Fields): Found | null {
  const [last, first] = [fields("lastName"), fields("firstName")];
  return last && first ? { ...last, value: `${last.value}, ${first.value}` } : last;
}

/** The bill goes to the owner, or to an insurer that its name tells. */
const payer = (found: Found | null, isInsurer: boolean): Found | null =>
  found && isInsurerName(found.value) === isInsurer ? { ...found, confidence: found.confidence * 0.8 } : null;

/** A person who is called the owner and the insurer is no insurer. */
export function insurerIn(
  rows: readonly Row[],
  fields: Fields,
  { owner, joined }: { owner: Found | null; joined: RunTogether | null },
): Found | null {
  const shop = fields("shop");
  const found =
    fields("insurer") ??
    joined?.insurer ??
    payer(fields("appraisedFor"), true) ??
    payer(fields("billTo"), true) ??
    insurerOfHead(rows) ??
    (shop && insurerOverTitle(rows, shop.value));
  const client = found && administeredBy(found.value);
  if (found && client) return { ...found, value: client };
  const isOwner = found?.value.toLowerCase() === owner?.value.toLowerCase();
  return found && isOwner && !isInsurerName(found.value) ? null : found;
}
