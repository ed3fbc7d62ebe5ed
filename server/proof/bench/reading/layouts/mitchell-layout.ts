/** As Mitchell prints: the work comes after the part, labels end in colons in one column, sections are not numbered. */
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";
import { amount, paged, wrapped, type DrawnPage, type DrawnText } from "../drawn-page.ts";
import type { TrueEstimate, TrueLine } from "../estimate-truth.ts";

const work: Readonly<Record<LineOperation, string>> = {
  replace: "Remove / Replace",
  removeInstall: "Remove / Install",
  removeReplace: "Remove / Replace",
  repair: "Repair",
  overhaul: "Overhaul",
  refinish: "Refinish Only",
  blend: "Blend",
  section: "Remove / Replace",
  sublet: "Sublet",
  align: "Align",
  disconnectReconnect: "Disconnect / Reconnect",
  other: "",
};

const at = (x: number, text: string, isBold = false): DrawnText => ({ x, y: 0, text, isBold });

export function mitchellPages(truth: TrueEstimate): DrawnPage[] {
  const rows = truth.sections.flatMap(({ heading, lines }) => [
    [at(40, titled(heading), true)],
    ...lines.flatMap((line) => rowsOf(line, heading)),
  ]);
  const totals = [
    [at(40, "Estimate Totals", true)],
    [at(60, "Gross Total"), at(500, `$${amount(truth.totalCents)}`)],
    [at(40, "* Judgment Item")],
    [at(40, "# Labor Note Applies")],
    [
      at(
        40,
        "This is a preliminary estimate. Additional changes to the estimate may be required for the actual repair.",
      ),
    ],
  ];
  return [firstPage(truth), ...paged([...rows, ...totals], (page) => head(truth, page + 1), 90)];
}

/** "Front Bumper & Grille". */
const titled = (heading: string): string =>
  heading.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Mitchell says front and rear of a bumper's parts in the line itself. */
function named({ part, side }: TrueLine, heading: string): string {
  const zone = /^(front|rear) bumper/i.exec(heading)?.[1];
  const place = zone && !/front|rear/i.test(part) ? (/^f/i.test(zone) ? "Frt " : "Rear ") : "";
  return `${side === null ? "" : side === "left" ? "L " : "R "}${place}${part}`;
}

function rowsOf(line: TrueLine, heading: string): DrawnText[][] {
  const parts = wrapped(named(line, heading), 28);
  const deeds = wrapped(work[line.operation], 12);
  const rows = Array.from({ length: Math.max(parts.length, deeds.length) }, (_none, index): DrawnText[] => [
    ...(index === 0 ? [at(40, String(line.number)), at(62, String(200_000 + line.number * 17))] : []),
    ...(parts[index] === undefined ? [] : [at(105, parts[index])]),
    ...(deeds[index] === undefined ? [] : [at(235, deeds[index])]),
    ...(index === 0 ? figures(line) : []),
  ]);
  return line.note === null ? rows : [...rows, [at(105, `NOTE: ${line.note}`)]];
}

const figures = ({ partNumber, quantity, priceCents, laborHours }: TrueLine): DrawnText[] => [
  at(300, "Body"),
  ...(laborHours === null ? [] : [at(335, laborHours.toFixed(1))]),
  ...(partNumber === null ? [at(375, "Existing")] : [at(375, "New"), at(430, partNumber), at(495, String(quantity))]),
  ...(priceCents === null ? [] : [at(515, `$${amount(priceCents)}`)]),
];

const head = (truth: TrueEstimate, page: number): DrawnPage => [
  { x: 40, y: 40, text: `Claim Number: ${truth.claimNumber}` },
  { x: 300, y: 40, text: `RO Number: ${truth.repairOrderNumber}` },
  ...[
    "Line #",
    "Entry #",
    "Description",
    "Operation",
    "Labor",
    "Units",
    "Part Type",
    "Part Number",
    "Qty",
    "Total Price",
  ].map((text, index) => ({
    x: [40, 62, 105, 235, 300, 335, 375, 430, 490, 515][index] ?? 0,
    y: 70,
    text,
    size: 7,
    isBold: true,
  })),
  { x: 40, y: 770, text: "ESTIMATE RECALL NUMBER: 08/02/2026 09:45:03" },
  { x: 250, y: 770, text: "Mitchell Cloud Estimating" },
  { x: 500, y: 770, text: `Page ${page}` },
];

function firstPage(truth: TrueEstimate): DrawnPage {
  const [year, month, day] = truth.lossDate.split("-");
  const pairs: readonly (readonly [string, string])[] = [
    ["Date:", "8/2/2026 09:45 AM"],
    ["Estimate ID:", truth.workfileId],
    ["Estimate Version:", String(truth.supplement ?? 0)],
    [truth.supplement === null ? "Preliminary" : `Supplement: ${truth.supplement}`, ""],
    ["Profile ID:", "Mitchell"],
    ["Damage Assessed By:", "SHOP ESTIMATOR"],
    ["Condition Code:", "Good"],
    ["Type of Loss:", "Collision"],
    ["Date of Loss:", `${month}/${day}/${year}`],
    ["Policy No:", truth.policyNumber],
    ["Claim Number:", truth.claimNumber],
    ["Repair Order:", truth.repairOrderNumber],
    ["Insured:", truth.owner],
    ["Owner:", truth.owner],
    ["Address:", "100 MAIN ST, ANYTOWN, PA 19000"],
    ["Insurance Company:", truth.insurer],
    ["Description:", `${truth.year} ${truth.make} ${truth.model} ${truth.trim}`.trim()],
    ["Body Style:", "4D Sed"],
    ["VIN:", truth.vin],
    ["License:", `${truth.plate} PA`],
    ["Mileage:", truth.odometer.toLocaleString("en-US")],
    ["Color:", "WHITE"],
    ["Options:", truth.options.join(", ")],
  ];
  return [
    { x: 180, y: 40, text: truth.shop, size: 14, isBold: true },
    { x: 180, y: 56, text: "200 Example Avenue Exampleville, PA 19312" },
    ...pairs.flatMap(([label, value], index) =>
      wrapped(value, 80)
        .map((text, line) => ({ x: 160, y: 90 + index * 14 + line * 10, text }))
        .concat({ x: 40, y: 90 + index * 14, text: label }),
    ),
    { x: 40, y: 770, text: "Mitchell Cloud Estimating" },
    { x: 500, y: 770, text: "Page 1" },
  ];
}
