/** What the text behind a label is worth: a value of its kind, or none. */
import { dayIn } from "#settings/import/cells/day-cells.ts";
import { vinIn } from "#vehicles/vin.ts";
import type { FieldName } from "./field-labels.ts";
import { describedVehicle, fullMake, knownMake, statedVehicle } from "./vehicle-description.ts";

const longestReference = 40;
const longestName = 120;

/** VINs are judged together. */
export type ReadField = Exclude<FieldName, "vin">;

export function valueOf(name: ReadField, text: string): string | null {
  const chosen = checked(text)
    .replaceAll(/\p{Cf}/gu, "")
    .replace(/^[\s_*:]+|[\s_*]+$/g, ""); // Lines to write on, and marks of bold print.
  return saysNothing(chosen) ? null : readers[name](chosen);
}

const wrappingNames: ReadonlySet<ReadField> = new Set(["billTo", "insured", "insurer", "owner", "shop"]);
const goesOn = /(?:&|,|-|\b(?:and|of|the|insurance|mutual|et|y|de))$/i;
const continues =
  /^(?:&|insurance|company|co\b|mutual|casualty|indemnity|group|exchange|assurance|of\b|and\b|inc\b|llc\b|corp)/i;

/** A name that goes on below ends with a word that asks for more, or begins there with one that needs something before it. */
export function wholeName(name: ReadField, text: string, wrapped: string | null): string {
  if (wrapped === null || !wrappingNames.has(name) || isAddress(wrapped) || isContact(wrapped)) return text;
  const isOne =
    (goesOn.test(text.trim()) && /^\p{Lu}/u.test(wrapped) && !/\d/.test(wrapped)) || continues.test(wrapped);
  const isClosed = closes.test(wrapped) && !closes.test(text) && !/\d/.test(wrapped) && !text.includes(",");
  const isHyphened = /\p{L}-$/u.test(text);
  return isOne || isClosed ? `${text}${isHyphened ? "" : " "}${wrapped}` : text;
}

/** "Jane Doe &", "WASHINGTON-": something must follow. */
export const asksForMore = (text: string): boolean => /(?:\s&|\p{L}[-,]|\s(?:and|of|the))$/iu.test(text);

/** "EVERGREEN PROPERTY" over "MANAGEMENT OF SPOKANE LLC" */
const closes = /\b(?:co|company|corp|corporation|inc|incorporated|l\.?l\.?c|ll?p|ltd)\.?$/i;

type Reader = (text: string) => string | null;

const box = /[[(]\s*(?:[xX✓✔]\s*|)[\])]|[☐☑☒□■]/gu;

/** Of several boxes what stands behind the one that is checked. */
function checked(text: string): string {
  const boxes = [...text.matchAll(box)];
  if (boxes.length === 0) return text;
  const at = boxes.findIndex(([mark]) => /[xX✓✔☑☒■]/u.test(mark));
  const [from, to] = [boxes[at], boxes[at + 1]];
  return from ? text.slice(from.index + from[0].length, to?.index) : text.slice(0, boxes[0]?.index);
}

const nothing =
  /^(?:none|no|yes|[yn]|n\/?a|n\.a\.?|not (?:available|applicable|provided|known|given|listed|on file|assigned|yet assigned)|unknown|unk|unassigned|tbd|tba|pending|to follow|null|nil|blank|x{2,}|[-–—.*_?/\s]+|see (?:above|below|attached)|as above|aucune?|inconnue?|s\/o|ningun[oa]?|desconocid[oa]|no aplica|(?:the )?same(?:$|[ (,./-]+(?:as|owner|insured|above|customer)).*|idem|mismo|meme|même)[.)]*$/i;
/** "None", "N/A", "same": words that stand for no value. */
export const saysNothing = (text: string): boolean => nothing.test(text);

/** A number has a digit: what follows the label may be the next word of a sentence. */
const reference: Reader = (text) => {
  const [value = ""] = /^(?:[#:\s]|[RW]\/?O[ #:]+(?=\d))*[\p{L}\p{N}][\p{L}\p{N}/.#_-]*/iu.exec(text) ?? [];
  const plain = value
    .replace(/^(?:[#:\s]|[RW]\/?O[ #:]+)+/i, "")
    .replace(/[./#_-]+$/, "")
    .replace(/^R0-/, "RO-")
    .replace(/^WO?0-/, "WO-");
  const isOther =
    /^(?:\d[\d,]*\.\d\d|[0-3]?\d[-/][0-3]?\d[-/](?:(?:19|20)\d\d|\d{2})|(?:19|20)\d\d-[01]\d-[0-3]\d|(?:1[-. ])?\(?[02-9]\d\d\)?[-. ]\d{3}[-. ]\d{4})$/.test(
      plain,
    ) || isVin(plain);
  if (/^\d+ of \d/i.test(text) || isAddress(text)) return null; // "Page 2 of 3"
  return /[1-9]/.test(plain) && plain.length <= longestReference && !isOther ? plain : null;
};
const isVin = (text: string): boolean => text.length === 17 && vinIn(text) !== null;

/** "38 12F4 567", "YAC AP 34531", "IHY 4471 - 002", "0364599155 DEF": some insurers write a claim in groups. */
const groupedReference: Reader = (text) => {
  const plain = text.replace(/^[#:\s]+(?:[-–—]\s+)?|^[-–—]\s+/, "").replace(phoneBehind, "");
  const groups = plain.replaceAll(" - ", " ");
  const isGrouped =
    /^[A-Z0-9-]{1,12}(?: (?=[A-Z-]{0,4}\d)[A-Z0-9-]{1,12}){1,3}(?: [A-Z]{1,2})?$/.test(groups) ||
    /^(?=[A-Z-]{0,4}\d)[A-Z0-9-]{1,12}(?: (?:[A-Z]{1,3} )?(?=[A-Z-]{0,4}\d)[A-Z0-9-]{1,12}){1,3}$/.test(groups);
  const isLettered = /^[A-Z]{1,3}(?: [A-Z]{1,3})? \d{4,12}$|^[A-Z]{0,4}[0-9-]{6,20} [A-Z]{2,3}$/.test(plain);
  return (isGrouped || isLettered) && !/ (?:19|20)\d\d$/.test(plain) && plain.length <= longestReference
    ? plain
    : reference(plain);
};
/** Of the next column, where the columns ran together. */
const phoneBehind = /\s+\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/;

const street =
  /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|circle|cir|court|ct|dr|drive|lane|ln|hwy|highway|pkwy|pl|place|way|suite|po box|p\.o\. box)\b\.?/i;
const isAddress = (text: string): boolean =>
  (/^\d+\s/.test(text) && street.test(text)) || /\b[A-Z]{2} \d{5}(?:-\d{4})?$/.test(text);
const isContact = (text: string): boolean =>
  /^(?:phone|tel|fax|cell|email)\b/i.test(text) ||
  /\d{3}\)?[-. ]\d{3}[-. ]\d{4}/.test(text) ||
  /@|www\.|https?:/i.test(text);
const isHeading = (text: string): boolean =>
  /\b(?:estimate|supplement|invoice|information|repair order|work order)\b/i.test(text) ||
  /^(?:(?:bill|remit|ship|sold) to|vehicle|owner|insured|customer|claimant|inspection(?: location)?|repair facility|owners choice|options|line|notes?|vin|claim|policy|address|phone|(?:vehicle|claim|customer|insurance|owner) info(?:rmation)?)$/i.test(
    text,
  );

/** The end of a name, alone. */
const isLegalForm = (text: string): boolean =>
  /^(?:(?:the )?(?:co|company|corp|corporation|estate|group|inc|incorporated|l\.?l\.?c|ltd|trust)\.?,?\s?)+$/i.test(
    text,
  );

const name: Reader = (text) => {
  const plain = text
    .replaceAll(/\s+/g, " ")
    .replace(/^[-–—*•|:.\s]+/, "")
    .replace(/(?:[,;|(\s]|\s[-–—/])+$/, "");
  if (!/\p{L}{2}/u.test(plain) || plain.length > longestName || plain.includes(":")) return null;
  if (saysNothing(plain) || isLegalForm(plain) || vinIn(plain) !== null || describedVehicle(plain)) return null;
  return isAddress(plain) || isContact(plain) || isHeading(plain) || isSentence(plain) ? null : plain;
};

const isSentence = (text: string): boolean =>
  /\b(?:please|must|shall|should|signature|is|are|was|has|have|your|you|states|stated|says|wants|requests?|called|approved|declined|hereby|authori[sz]es?|agrees?|acknowledges?|undersigned)\b/i.test(
    text,
  );

const noInsurer =
  /^(?:self(?:[- ]?(?:pay|paid|insured))?|(?:customer|cust|owner|client|private|retail|cash)(?:[- ]?(?:pay|paid|paying|account))?|out[- ]of[- ]pocket|no(?:n| )?[- ]?insurance|not insured|uninsured|no claim|warranty|internal|fleet|c\.?o\.?d\.?|comptant|contado|efectivo|particular|(?:the )?insurance|insurer|carrier)$|\((?:owner|insured|self)\)$/i;

const insurer: Reader = (text) => {
  const alone = text
    .replace(/[\s,]+(?:\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|p\.?o\.? box).*$/i, "")
    .replace(/\s*(?:[/|,;]|\s[-–—])\s*#?(?=[A-Z]{0,4}[-\d])(?=(?:[^\s\d]*\d){3})\S+(?:\s.*)?$/i, "") // Its claim's number.
    .replace(/\s*(?:[(/|,;]|\s[-–—]\s)\s*(?:adj(?:uster)?|agent|attn|claims? rep\w*|contact|rep)\b.*$/i, "");
  const plain = name(alone);
  return plain !== null && (noInsurer.test(plain) || /\b(?:19|20)\d\d\b/.test(plain)) ? null : plain;
};

/** A person's name ends where the address begins that lost its column. */
const person: Reader = (text) => {
  const alone = text
    .replace(/^\(\d+\)\s*|^#?\d{3,10}\s[-–—]\s(?=\p{L})/u, "") // A fleet's or shop's number for its client.
    .replace(/\s+(?:attn|attention)\b.*$|\s+\S+@\S.*$/i, "")
    .replace(/^(\S+ \S+.*?)\s[/|]\s.*$/, "$1")
    .replace(
      /[\s,]+(?:[BCHMOW]|ph|tel|home|work|cell|mobile|fax|alt|bus|eve|dl|dob|acct)(?:[:#]|(?:\.|(?<=\w\w))(?=\s*\(?\d)).*$/i,
      "",
    )
    .replace(
      /(?<!\b(?:district|dist\.?|lodge|local|no\.?|post|precinct|school|station|troop|unit))[\s,]+(?:\d|\(\d).*$/i,
      "",
    );
  const plain = name(alone.replace(/\s+(?:\((?:insured|owner|claimant)\)|owner)$/i, ""));
  if (/^\d+ [nsew]{1,2}$/i.test(plain ?? "")) return null; // "810 NW 24TH ST"
  return plain !== null && noPerson.test(plain) ? null : plain;
};

/** "Cash customer", "Customer Pay", "Customer copy" */
const noPerson =
  /^(?:(?:cash|retail|counter|walk[- ]?in)(?: (?:customer|sale))?|(?:comments?|complaints?|concerns?|copy|paid|pays?|paying|pickup|relations|request(?:ed|s)?|satisfaction|service|states|supplied|waiting|waiter)(?: .{0,12})?)$/i;

const earliestYear = 1990;
/** A date at the start of a text, in figures or spelled out. */
const written =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th|er)?[\s./-]+(?:de\s+)?\p{L}{3,10}\.?,?[\s./-]+(?:de\s+)?(?:\d{4}|\d{2})|(?:\p{L}{3,9}\.?,\s+)?\p{L}{3,10}\.?[\s./-]+\d{1,2}(?:st|nd|rd|th)?,?[\s./-]+\d{4})(?!\d)/iu;

/** Where the order of day and month is not shown the month stands first. */
const day: Reader = (text) => {
  const [date = ""] = written.exec(text) ?? [];
  const plain = date.replaceAll(".", date.includes("/") ? "" : ".");
  const found = dayIn(plain, "monthFirst") || dayIn(plain, null);
  return Number(found.slice(0, 4)) >= earliestYear ? found : null;
};

const month: Reader = (text) => {
  const [, year, first] = /^(\d{4})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  const [, m = first, y = year] = /^(\d{1,2})[/-](?:\d{1,2}[/-])?(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const [, word, named] = /^(\p{L}{3,10})\.?[\s,/-]+(\d{4}|\d{2})(?!\d)/u.exec(text) ?? [];
  if (word !== undefined && named !== undefined) return dayIn(`1 ${word} ${named}`, null).slice(0, 7) || null;
  return m === undefined || y === undefined
    ? (day(text)?.slice(0, 7) ?? null)
    : dayIn(`${y.length === 2 ? `20${y}` : y}-${m}-01`, null).slice(0, 7) || null;
};

/** Thousands may be set apart by a comma, a point or a space. */
const miles: Reader = (text) => {
  const [found = ""] = /^\d{1,3}(?:([,. '])\d{3})(?:\1\d{3})*(?![\d])|^\d{1,7}(?!\d)/.exec(text) ?? [];
  const plain = found.replaceAll(/\D/g, "");
  return Number(plain) > 0 ? plain : null;
};

const states: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VT WA WI WV WY
  AB BC MB NB NL NS NT NU ON PE QC SK YT`.split(/\s+/),
);
const noPlate =
  /^(?:TEMP(?:ORARY)?(?: (?:TAG|PLATE))?|NO (?:PLATE|TAG)|NOPLATE|DEALER(?: (?:TAG|PLATE))?|APPLIED(?: FOR)?|PLATE|STATE|LICENSE|EXPIRED)$/;

const plate: Reader = (text) => {
  const [found = ""] = /^[A-Z0-9](?:[A-Z0-9 -]{0,12}[A-Z0-9])?/.exec(text.toUpperCase()) ?? [];
  if (noPlate.test(found)) return null;
  const [, before = "", behind] = /^([A-Z]{2})[ -](?=.*\d)([A-Z0-9 -]{5,})$/.exec(found) ?? [];
  if (behind !== undefined && states.has(before)) return behind;
  const [, own] = /^(.*\d.*)[ -]+[A-Z]{2}$/.exec(found) ?? []; // "ABC123 CO": the state behind it.
  if (own !== undefined) return own;
  return (/\d/.test(found) && found.length <= longestPlate) || /^[A-Z]{4,8}$/.test(found) ? found : null;
};
const longestPlate = 11;

const words: Reader = (text) =>
  /\p{L}/u.test(text) && text.length <= longestName && !text.includes(":") ? text : null;

const year: Reader = (text) => {
  const [, digits = ""] = /^'?(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const whole = digits.length === 2 ? Number(digits) + (Number(digits) > 60 ? 1900 : 2000) : Number(digits);
  return whole >= 1950 && whole < 2050 ? String(whole) : null;
};

const longestMake = 25;
const make: Reader = (text) =>
  /^\p{L}[\p{L}.-]+(?: [\p{L}.-]+)?$/u.test(text) && text.length <= longestMake && !isHeading(text)
    ? fullMake(text)
    : null;
const longestModel = 40;
/** "911", "1500", "3", which are no years. */
const figures = /^(?!(?:19|20)\d\d)\d{1,4}$/;
const model: Reader = (text) => {
  const plain = figures.test(text) ? text : words(text);
  if (
    plain === null ||
    plain.length > longestModel ||
    !/[\p{Lu}\d]/u.test(plain) ||
    /^(?:year|make|model)$/i.test(plain)
  )
    return null;
  return isHeading(plain) || isContact(plain) || isAddress(plain) || isSentence(plain) ? null : plain;
};

/** "BMW X3", whose year stands elsewhere. */
const isNamed = (text: string): boolean => / /.test(text) && (statedVehicle(`2000 ${text}`)?.model ?? null) !== null;

/** "JOB # 1 TOTAL" counts. */
const countedReference: Reader = (text) => (/^\d$/.test(reference(text) ?? "") ? null : reference(text));

const readers: Readonly<Record<ReadField, Reader>> = {
  adjuster: person,
  appraisedFor: insurer,
  billTo: name,
  claimNumber: groupedReference,
  claimant: person,
  firstName: name,
  insured: person,
  insurer,
  invoiceNumber: countedReference,
  lastName: name,
  lessor: name,
  lossDate: day,
  lossType: words,
  make,
  makeAndModel: (text) => (knownMake(text.split(/[\s/]/)[0] ?? "") === null ? null : text.replaceAll("/", " ")),
  model,
  odometer: miles,
  owner: person,
  plate,
  pointOfImpact: words,
  policyNumber: groupedReference,
  productionMonth: month,
  repairOrderNumber: countedReference,
  shop: name,
  trim: model,
  vehicle: (text) => (statedVehicle(text) || isNamed(text) ? text : null),
  workfileId: (text) => /^[A-Z0-9-]{4,40}/i.exec(text)?.[0] ?? null,
  year,
};
