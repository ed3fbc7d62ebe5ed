/** Reads an estimate or repair order: pages of words, or text alone, become a document. */
import type { DocumentKind, EstimateDocument, EstimateVehicle, Found, Vendor } from "./estimate-document.ts";
import { readEstimateLines } from "./estimate-lines.ts";
import { documentVins } from "./document-vins.ts";
import { valueOf, type ReadField } from "./field-values.ts";
import { labelledValues, type LabelledValue } from "./labelled-values.ts";
import { rowOfText, rowsOfPages, type Row } from "./layout.ts";
import { insurerOfHead } from "./known-insurers.ts";
import type { TextLine } from "./mention.ts";
import type { Page } from "./page.ts";
import { printedOptions } from "./printed-options.ts";
import { foundIn } from "./text-row.ts";
import { describedVehicle } from "./vehicle-description.ts";

export const readDocument = (pages: readonly Page[]): EstimateDocument => readRowsOf(rowsOfPages(pages));

/** Of text without places, such as an estimate that was pasted. */
export const readText = (lines: readonly TextLine[]): EstimateDocument =>
  readRowsOf(lines.map(({ page, text }) => rowOfText(text, page)));

function readRowsOf(rows: readonly Row[]): EstimateDocument {
  const labelled = labelledValues(rows);
  const fields = fieldsIn(labelled);
  const { vin, otherVins } = documentVins(rows, labelled);
  const kind = kindIn(rows);
  return {
    vendor: vendorOf(rows),
    kind,
    supplementNumber: supplementIn(rows),
    shop: fields("shop"),
    owner: fields("owner") ?? fields("insured"),
    insurer: fields("insurer") ?? insurerOfHead(rows),
    adjuster: fields("adjuster"),
    claimNumber: fields("claimNumber"),
    policyNumber: fields("policyNumber"),
    lossDate: fields("lossDate"),
    lossType: fields("lossType"),
    pointOfImpact: fields("pointOfImpact"),
    repairOrderNumber: fields("repairOrderNumber") ?? prefixedNumber(rows),
    workfileId: fields("workfileId"),
    vehicle: { vin, ...vehicleIn(rows, fields) },
    otherVins,
    lines: readEstimateLines(rows),
    totals: totalsIn(rows),
  };
}

type Fields = (name: ReadField) => Found | null;

/** A value that several pages repeat is surer than one that stands once. */
function fieldsIn(labelled: readonly LabelledValue[]): Fields {
  const all = labelled.flatMap(({ label, text, row, isBelow, hasColon }) => {
    if (label === "other" || label === "vin") return [];
    const value = valueOf(label, text);
    const sureness = (isBelow ? 0.9 : 1) * (hasColon ? 1 : 0.9);
    return value === null ? [] : [{ label, found: foundIn(value, row, sureness) }];
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

/** "RO-77120" says of itself what it is. */
function prefixedNumber(rows: readonly Row[]): Found | null {
  for (const row of rows) {
    const [value] = /(?<![\p{L}\p{N}])RO-\d[\w-]{1,30}/iu.exec(row.text) ?? [];
    if (value) return foundIn(value, row, 0.9);
  }
  return null;
}

function vehicleIn(rows: readonly Row[], fields: Fields): Omit<EstimateVehicle, "vin"> {
  const labelled = fields("vehicle");
  const described = [...(labelled ? [labelled] : []), ...rows.map((row) => foundIn(row.text, row))].flatMap((row) => {
    const description = describedVehicle(row.value);
    return description ? { row, description } : [];
  })[0];
  const part = <Value>(value: Value | null | undefined): Found<Value> | null =>
    described && value !== null && value !== undefined ? { ...described.row, value } : null;
  const odometer = fields("odometer");
  return {
    year: part(described?.description?.year),
    make: part(described?.description?.make),
    model: part(described?.description?.model),
    trim: part(described?.description?.trim),
    plate: fields("plate"),
    odometer: odometer && { ...odometer, value: Number(odometer.value) },
    productionMonth: fields("productionMonth"),
    options: printedOptions(rows),
  };
}

const vendors: readonly (readonly [Vendor, RegExp])[] = [
  ["cccOne", /ccc one|cccis|motor crash estimating guide|carwise|workfile ?id/i],
  ["mitchell", /mitchell|ultramate/i],
  ["audatex", /audatex|autosource|qapter|solera/i],
];
const vendorOf = (rows: readonly Row[]): Vendor =>
  vendors.find(([, pattern]) => rows.some(({ text }) => pattern.test(text)))?.[0] ?? "other";

const kinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ["supplement", /^supplement(?:ofrecord|\d|:|#|summary|estimate)/],
  ["estimateOfRecord", /^estimateofrecord/],
  ["preliminary", /^(?:preliminary(?:estimate|supplement)?$|estimate$|visualestimate)/],
  ["repairOrder", /^(?:repairorder|workorder|ordredereparation|ordendereparacion)/],
];

/** The title, which may be letter-spaced. */
function kindIn(rows: readonly Row[]): Found<DocumentKind> | null {
  const first = rows.slice(0, titleRows);
  for (const [kind, pattern] of kinds) {
    const row = first.find(
      ({ text }) => text.length < longestTitle && pattern.test(text.replaceAll(" ", "").toLowerCase()),
    );
    if (row) return foundIn(kind, row);
  }
  return null;
}
const titleRows = 60;
const longestTitle = 80;

function supplementIn(rows: readonly Row[]): Found<number> | null {
  for (const row of rows.slice(0, titleRows)) {
    const [, number] =
      /^supplement(?:ofrecord)?[:#]?(\d{1,2})(?!\d)/.exec(row.text.replaceAll(" ", "").toLowerCase()) ?? [];
    if (number !== undefined && Number(number) > 0) return foundIn(Number(number), row);
  }
  return null;
}

const total = /^((?:grand|gross|net|total|sub ?total|deductible)[a-z ]*?)\s*\$?\s*(-?\d{1,3}(?:,\d{3})*\.\d{2})$/i;

function totalsIn(rows: readonly Row[]): EstimateDocument["totals"] {
  return rows
    .flatMap((row) => {
      const [, name, amount] = total.exec(row.text) ?? [];
      if (name === undefined || amount === undefined) return [];
      return foundIn({ name, cents: Math.round(Number(amount.replaceAll(",", "")) * 100) }, row);
    })
    .slice(0, mostTotals);
}
const mostTotals = 40;
