/** As CCC ONE prints for a shop: numbered lines and headings, labels above values, equipment in four columns. */
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";
import { amount, paged, wrapped, type DrawnPage, type DrawnText } from "../drawn-page.ts";
import type { TrueEstimate, TrueLine } from "../estimate-truth.ts";

const codes: Readonly<Record<LineOperation, string>> = {
  replace: "Repl",
  removeInstall: "R&I",
  removeReplace: "R&R",
  repair: "Rpr",
  overhaul: "O/H",
  refinish: "Refn",
  blend: "Blnd",
  section: "Sect",
  sublet: "Subl",
  align: "Algn",
  disconnectReconnect: "D&R",
  other: "",
};
/** CCC shortens makes to four letters. */
export const shortMake = (make: string): string =>
  ({ Chevrolet: "CHEV", Mazda: "MAZD", Lexus: "LEXS", Tesla: "TESL", Subaru: "SUBA" })[make] ??
  make.slice(0, 4).toUpperCase();

const vehicleLine = ({ year, make, model, trim }: TrueEstimate): string =>
  `${year} ${shortMake(make)} ${model} ${trim} 4D SED 4-2.5L Gasoline Direct Injection WHITE`.replaceAll("  ", " ");

const kindOf = ({ supplement }: TrueEstimate) =>
  supplement === null ? "Preliminary Estimate" : `Supplement of Record ${supplement} with Summary`;

export function cccPages(truth: TrueEstimate): DrawnPage[] {
  const rows = truth.sections.flatMap(({ heading, lines }) => [
    [at(40, String((lines[0]?.number ?? 1) - 1)), at(130, heading, true)],
    ...lines.flatMap(rowsOf),
  ]);
  const totals = [
    [at(250, "SUBTOTALS", true), at(430, amount(truth.totalCents))],
    [at(40, "ESTIMATE TOTALS", true)],
    [at(60, "Grand Total"), at(500, amount(truth.totalCents))],
    ...legend.map((line) => [at(40, line)]),
  ];
  return [firstPage(truth), ...paged([...rows, ...totals], (page) => head(truth, page + 1), 110)];
}

const at = (x: number, text: string, isBold = false): DrawnText => ({ x, y: 0, text, isBold });

function rowsOf({ number, operation, side, ...line }: TrueLine): DrawnText[][] {
  const [first = "", ...more] = wrapped(`${side === null ? "" : side === "left" ? "LT " : "RT "}${line.part}`, 30);
  const row = [
    at(40, String(number)),
    at(92, codes[operation]),
    at(130, first),
    ...(line.partNumber === null ? [] : [at(300, line.partNumber)]),
    ...(line.partNumber === null ? [] : [at(390, String(line.quantity))]),
    ...(line.priceCents === null ? [] : [at(430, amount(line.priceCents))]),
    ...(line.laborHours === null ? [] : [at(490, line.laborHours.toFixed(1))]),
    ...(line.paintHours === null ? [] : [at(540, line.paintHours.toFixed(1))]),
  ];
  const note = line.note === null ? [] : wrapped(`Note: ${line.note}`, 90).map((text) => [at(130, text)]);
  return [row, ...more.map((text) => [at(130, text)]), ...note];
}

const legend = [
  "THE FOLLOWING IS A LIST OF ABBREVIATIONS OR SYMBOLS THAT MAY BE USED TO DESCRIBE WORK TO BE DONE OR PARTS TO BE REPAIRED OR",
  "REPLACED: ADJ=ADJACENT ALGN=ALIGN BLND=BLEND D&R=DISCONNECT AND RECONNECT O/H=OVERHAUL REFN=REFINISH REPL=REPLACE",
  "R&I=REMOVE AND INSTALL R&R=REMOVE AND REPLACE RPR=REPAIR SECT=SECTION SUBL=SUBLET LT=LEFT RT=RIGHT W/O=WITHOUT",
  "INCIDENTAL CHARGES SUCH AS TOWING, STORAGE, BATTERY AND TIRE REPLACEMENT ARE NOTED WHEN APPLICABLE.",
  "Proper measuring and structural repair systems are required to accurately accomplish vehicle repairs.",
];

const head = (truth: TrueEstimate, page: number): DrawnPage => [
  { x: 230, y: 40, text: kindOf(truth), size: 14, isBold: true },
  { x: 450, y: 60, text: `RO Number: ${truth.repairOrderNumber}` },
  { x: 40, y: 76, text: vehicleLine(truth), isBold: true },
  ...["Line", "Oper", "Description", "Part Number", "Qty", "Extended", "Labor", "Paint"].map((text, index) => ({
    x: [40, 92, 130, 300, 385, 425, 485, 535][index] ?? 0,
    y: 92,
    text,
    isBold: true,
  })),
  { x: 430, y: 101, text: "Price $", isBold: true },
  { x: 40, y: 770, text: "8/2/2026 9:45:03 AM" },
  { x: 500, y: 770, text: `Page ${page}` },
];

function firstPage(truth: TrueEstimate): DrawnPage {
  const [year, month, day] = truth.lossDate.split("-").map(Number);
  const columns = [40, 190, 330, 470];
  return [
    { x: 430, y: 30, text: `Workfile ID: ${truth.workfileId}` },
    { x: 40, y: 40, text: truth.shop, size: 14, isBold: true },
    { x: 40, y: 56, text: "200 Example Avenue, Exampleville, PA 19312" },
    { x: 40, y: 67, text: "Phone: (610) 555-0100" },
    { x: 230, y: 90, text: kindOf(truth), size: 16, isBold: true },
    { x: 450, y: 108, text: `RO Number: ${truth.repairOrderNumber}` },
    { x: 40, y: 124, text: "Written By: SHOP ESTIMATOR, 100001" },
    ...labelled(140, ["Insured:", truth.owner], ["Policy #:", truth.policyNumber], ["Claim #:", truth.claimNumber]),
    ...labelled(
      152,
      ["Type of Loss:", "Collision"],
      ["Date of Loss:", `${month}/${day}/${year} 1:06 AM`],
      ["Days to Repair:", "4"],
    ),
    { x: 40, y: 164, text: "Point of Impact:", isBold: true },
    { x: 120, y: 164, text: "05 Right Rear" },
    ...["Owner:", "Inspection Location:", "Insurance Company:"].map((text, index) => ({
      x: 40 + index * 190,
      y: 184,
      text,
      isBold: true,
    })),
    ...[truth.owner, truth.shop, truth.insurer].map((text, index) => ({ x: 40 + index * 190, y: 195, text })),
    ...["100 MAIN ST", "200 Example Avenue"].map((text, index) => ({ x: 40 + index * 190, y: 206, text })),
    ...["ANYTOWN, PA 19000", "Exampleville, PA 19312"].map((text, index) => ({ x: 40 + index * 190, y: 217, text })),
    { x: 40, y: 240, text: "VEHICLE", isBold: true },
    { x: 40, y: 254, text: vehicleLine(truth) },
    ...labelled(
      270,
      ["VIN:", truth.vin],
      ["Interior Color:", "BLACK"],
      ["Mileage In:", truth.odometer.toLocaleString("en-US")],
    ),
    ...labelled(281, ["License:", truth.plate], ["Exterior Color:", "WHITE"], ["Mileage Out:", ""]),
    ...labelled(292, ["State:", "PA"], ["Production Date:", `4/${truth.year}`], ["Condition:", "Good"]),
    ...truth.options.map((text, index) => ({
      x: columns[index % 4] ?? 40,
      y: 320 + Math.floor(index / 4) * 11,
      text,
      size: 7,
    })),
    { x: 500, y: 770, text: "Page 1" },
  ];
}

/** Three labels in one line, each with its value behind it, or with nothing. */
const labelled = (y: number, ...pairs: readonly (readonly [string, string])[]): DrawnText[] =>
  pairs.flatMap(([label, value], index) => [
    { x: 40 + index * 190, y, text: label, isBold: true },
    ...(value === "" ? [] : [{ x: 115 + index * 190, y, text: value }]),
  ]);
