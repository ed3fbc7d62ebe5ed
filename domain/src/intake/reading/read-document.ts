/** Reads an estimate or repair order: pages of words, or text alone, become a document. */
import type { DocumentKind, EstimateDocument, EstimateVehicle, Found, Vendor } from "./estimate-document.ts";
import { readEstimateLines } from "./estimate-lines.ts";
import { parseTyped } from "#base/typed-number.ts";
import { addressedOwner, numberedOwner } from "./fields/addressed-owner.ts";
import { documentVins, donor, isLent } from "./fields/document-vins.ts";
import { fleetOwner, lessorOf } from "./fields/fleet-owner.ts";
import { headLine } from "./fields/head-line.ts";
import { insurerIn, labelledOwner, namesOfOwner, type Fields } from "./fields/parties.ts";
import { runTogether } from "./fields/run-together.ts";
import { unlabelledNumber } from "./fields/unlabelled-number.ts";
import { valueOf, wholeName, type ReadField } from "./fields/field-values.ts";
import { labelledValues, type LabelledValue } from "./fields/labelled-values.ts";
import { cellsOf, rowOfText, rowsOfPages, textOf, type Row } from "./layout.ts";
import { isInsurerName } from "./fields/known-insurers.ts";
import type { TextLine } from "./mention.ts";
import type { Page } from "./page.ts";
import { printedOptions } from "./printed-options.ts";
import { foundIn } from "./text-row.ts";
import { describedVehicle, statedVehicle, type VehicleDescription } from "./fields/vehicle-description.ts";

export const readDocument = (pages: readonly Page[]): EstimateDocument => readRowsOf(rowsOfPages(pages));

/** Of text without places, such as an estimate that was pasted. */
export const readText = (lines: readonly TextLine[]): EstimateDocument =>
  readRowsOf(lines.map(({ page, text }) => rowOfText(text, page)));

function readRowsOf(rows: readonly Row[]): EstimateDocument {
  const labelled = labelledValues(rows);
  const fields = fieldsIn(labelled);
  const head = headLine(rows);
  const names = namesOfOwner(labelled);
  const joined = runTogether(rows, names);
  const said = labelledOwner(rows, fields, { names, joined });
  const owner =
    lessorOf(said, rows, fields("lessor")) ??
    said ??
    head?.owner ??
    fleetOwner(rows) ??
    numberedOwner(rows) ??
    addressedOwner(rows);
  const { vin, otherVins } = documentVins(rows, labelled);
  const kind = kindIn(rows);
  return {
    vendor: vendorOf(rows),
    kind,
    supplementNumber: supplementIn(rows),
    shop: fields("shop"),
    owner,
    insurer: insurerIn(rows, fields, { owner, joined }),
    adjuster: fields("adjuster"),
    claimNumber: fields("claimNumber"),
    policyNumber: fields("policyNumber"),
    lossDate: fields("lossDate"),
    lossType: fields("lossType"),
    pointOfImpact: fields("pointOfImpact"),
    repairOrderNumber: fields("repairOrderNumber") ?? unlabelledNumber(rows) ?? invoiceOfRepair(rows, fields),
    workfileId: fields("workfileId"),
    vehicle: { vin, ...vehicleIn(rows, fields, head) },
    otherVins,
    lines: readEstimateLines(rows),
    totals: totalsIn(rows),
  };
}

/** Below a label, where a value may be missing, a number stands nearly alone. */
const mostReferenceWords = 3;
const references: ReadonlySet<ReadField> = new Set(["claimNumber", "policyNumber", "repairOrderNumber"]);

/** A value that several pages repeat is surer than one that stands once. */
function fieldsIn(labelled: readonly LabelledValue[]): Fields {
  const all = labelled.flatMap(({ label, text, wrapped, row, box, isBelow, hasColon }) => {
    if (label === "other" || label === "company" || label === "name" || label === "vin") return [];
    const isSentence =
      isBelow && references.has(label) && text.split(" ").length > mostReferenceWords && /\p{Ll}/u.test(text);
    const read = isSentence ? null : valueOf(label, wholeName(label, text, wrapped));
    const isClient = label === "owner" && read !== null && isInsurerName(read); // An appraiser's.
    const sureness = (isBelow ? 0.9 : 1) * (hasColon ? 1 : 0.9);
    const found = read === null ? null : foundIn(read, { ...row, box }, sureness);
    return found ? [{ label: isClient ? ("appraisedFor" as const) : label, found }] : [];
  });
  const byName = Map.groupBy(all, ({ label }) => label);
  return (name) => {
    const own = (byName.get(name) ?? []).map(({ found }) => found);
    const counts = Map.groupBy(own, ({ value }) => value.toLowerCase());
    const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
    const likely = own.filter(({ value }) => counts.get(value.toLowerCase())?.length === most);
    const surest = Math.max(0, ...likely.map(({ confidence }) => confidence));
    const first = likely.find(({ confidence }) => confidence === surest) ?? null;
    return first && counts.size > 1 ? { ...first, confidence: first.confidence * 0.8 } : first;
  };
}

const ofRepair = /\br\.? ?[o0]\.? ?(?:date|opened?|closed)\b|\b(?:repair|service|work) order\b/i;

/** Dealers' invoices bear the number of their repair order, of which they tell the date alone. */
function invoiceOfRepair(rows: readonly Row[], fields: Fields): Found | null {
  const found = fields("invoiceNumber");
  return found && rows.some(({ text }) => ofRepair.test(text))
    ? { ...found, confidence: found.confidence * 0.8 }
    : null;
}

function vehicleIn(rows: readonly Row[], fields: Fields, head: Described | null): Omit<EstimateVehicle, "vin"> {
  const { found, description } = descriptionIn(fields, rowDescribed(rows) ?? head) ?? {};
  const part = <Value>(value: Value | null | undefined): Found<Value> | null =>
    found && value !== null && value !== undefined ? { ...found, value } : null;
  const named = namedIn(fields("makeAndModel") ?? fields("vehicle"));
  return {
    year: part(description?.year) ?? numberFound(fields("year")),
    make: part(description?.make) ?? fields("make") ?? named.make,
    model: part(description?.model) ?? fields("model") ?? named.model,
    trim: part(description?.trim) ?? fields("trim"),
    plate: fields("plate"),
    odometer: numberFound(fields("odometer")),
    productionMonth: fields("productionMonth"),
    options: printedOptions(rows),
  };
}

/** "TOYOTA COROLLA", where the year is missing. */
function namedIn(found: Found | null): Pick<EstimateVehicle, "make" | "model"> {
  const { make = null, model = null } = (found && describedVehicle(`2000 ${found.value}`)) ?? {};
  return {
    make: found && make ? { ...found, value: make } : null,
    model: found && model ? { ...found, value: model } : null,
  };
}

const numberFound = (found: Found | null): Found<number> | null => found && { ...found, value: Number(found.value) };

interface Described {
  found: Found;
  description: VehicleDescription;
}

/** The surest of what a label says of the vehicle, and of a row that describes one. */
function descriptionIn(fields: Fields, inRow: Described | null): Described | null {
  const [vehicle, year, named] = [fields("vehicle"), fields("year"), fields("makeAndModel")];
  const stated = [
    vehicle && (described(vehicle, vehicle.value) ?? (year && described(vehicle, `${year.value} ${vehicle.value}`))),
    year && named && described(named, `${year.value} ${named.value}`),
    inRow,
  ].filter((one) => one !== null);
  return stated.toSorted((one, other) => other.found.confidence - one.found.confidence)[0] ?? null;
}

function described(found: Found, text: string): Described | null {
  const description = statedVehicle(text);
  return description && { found, description };
}

/** Its row or, where other columns stand beside it, its cell. */
function rowDescribed(rows: readonly Row[]): Described | null {
  for (const row of rows) {
    if (!/(?:19|20)\d\d/.test(row.text) || donor.test(row.text)) continue;
    for (const text of [...cellsOf(row.signs).map(textOf), row.text]) {
      const description = describedVehicle(text);
      const isWhole = description?.model !== null || text === row.text;
      if (description && isWhole) return { found: foundIn(text, row), description };
    }
  }
  return inSentence(rows);
}

/** "We have a 2021 Porsche Taycan for Mr. Weiss": a person looks at it. */
function inSentence(rows: readonly Row[]): Described | null {
  for (const row of rows.slice(0, headRows)) {
    const [before = "", text] = row.text.split(beforeVehicle, 2);
    const description = text === undefined || donor.test(row.text) || isLent(before) ? null : describedVehicle(text);
    if (text !== undefined && description?.model) return { found: foundIn(text, row, sentenceSureness), description };
  }
  return null;
}
const [headRows, sentenceSureness] = [40, 0.5];
const beforeVehicle = /(?<=\b(?:an?|her|his|my|our|the|their|this|your) )(?=(?:19|20)\d\d \p{L})/iu;

const vendors: readonly (readonly [Vendor, RegExp])[] = [
  ["cccOne", /ccc one|cccis|motor crash estimating guide|carwise|workfile ?id/i],
  ["mitchell", /mitchell|ultramate/i],
  ["audatex", /audatex|autosource|qapter|solera/i],
];
const vendorOf = (rows: readonly Row[]): Vendor =>
  vendors.find(([, pattern]) => rows.some(({ text }) => pattern.test(text)))?.[0] ?? "other";

const numbered = "(?:number|num|no|nr|n°|#|:|\\.|s)*0*";
const kinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ["supplement", new RegExp(`^(?:supplement|suplemento)(?:ofrecord|summary|estimate|:|#|${numbered}[1-9])`)],
  ["estimateOfRecord", /^estimateofrecord/],
  [
    "preliminary",
    /^(?:preliminary(?:estimate|supplement)?$|(?:repair|damage)?estimate$|visualestimate|estimationpreliminaire|presupuestopreliminar)/,
  ],
  [
    "repairOrder",
    /^(?:repairorder|workorder|serviceorder|ordredereparation|bondetravail|ordendereparacion|ordendetrabajo|امرالاصلاح)(?:#?(?:ro-?)?\d.*)?$/,
  ],
];

/** The row and its cells, one of which may be the title, letter-spaced or between marks. */
const titlesOf = (row: Row): string[] =>
  [row.signs, ...cellsOf(row.signs)].map((signs) =>
    signs
      .map(({ sign }) => sign.normalize("NFKD").replaceAll(/\p{M}/gu, ""))
      .join("")
      .toLowerCase()
      .replaceAll(/^[*=\-–—_#.~\s]+|[*=\-–—_.~\s]+$/g, ""),
  );

function kindIn(rows: readonly Row[]): Found<DocumentKind> | null {
  const titles = rows.slice(0, titleRows).filter(({ text }) => text.length < longestTitle);
  const written = titles.map((row) => ({ row, texts: titlesOf(row) }));
  for (const [kind, pattern] of kinds) {
    const found = written.find(({ texts }) => texts.some((text) => pattern.test(text)));
    if (found) return foundIn(kind, found.row);
  }
  return null;
}
const titleRows = 60;
const longestTitle = 120;

const supplement = new RegExp(`^(?:supplement|suplemento)(?:ofrecord)?${numbered}([1-9]\\d?)(?!\\d)`);

function supplementIn(rows: readonly Row[]): Found<number> | null {
  for (const row of rows.slice(0, titleRows))
    for (const text of titlesOf(row)) {
      const [, number] = supplement.exec(text) ?? [];
      if (number !== undefined) return foundIn(Number(number), row);
    }
  return null;
}

const total =
  /^((?:grand|gross|net|total|sub ?total|deductible)[a-z ]*?)[\s:.]*(?:US)?\$?\s*([-(]?\d[\d,. ]{0,14}[.,]\d{2}\)?)(?: ?(?:USD|\$))?$/i;
const centPlaces = 2;

function totalsIn(rows: readonly Row[]): EstimateDocument["totals"] {
  return rows
    .flatMap((row) => {
      const [, name, amount = ""] = total.exec(row.text) ?? [];
      const cents = parseTyped(amount, centPlaces, "en-US");
      return name === undefined || cents === null ? [] : foundIn({ name, cents }, row);
    })
    .slice(0, mostTotals);
}
const mostTotals = 40;
