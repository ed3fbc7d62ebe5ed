/** As Audatex prints: an operation code and a guide number before the part, the vehicle in a block of label and value. */
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";
import { amount, paged, type DrawnPage, type DrawnText } from "../drawn-page.ts";
import type { TrueEstimate, TrueLine } from "../estimate-truth.ts";

const codes: Readonly<Record<LineOperation, readonly [code: string, words: string]>> = {
  replace: ["E", "Replace OEM"],
  removeInstall: ["RI", "R & I Assembly"],
  removeReplace: ["E", "Replace OEM"],
  repair: ["I", "Repair"],
  overhaul: ["OH", "Overhaul"],
  refinish: ["L", "Refinish"],
  blend: ["BR", "Blend Refinish"],
  section: ["ET", "Partial Replace Labor"],
  sublet: ["SB", "Sublet Repair"],
  align: ["AA", "Align"],
  disconnectReconnect: ["N", "Additional Labor"],
  other: ["N", "Additional Operation"],
};

const at = (x: number, text: string, isBold = false): DrawnText => ({ x, y: 0, text, isBold });

export function audatexPages(truth: TrueEstimate): DrawnPage[] {
  const rows = truth.sections.flatMap(({ heading, lines }) => [
    [at(40, heading, true)],
    ...lines.flatMap((line) => rowsOf(line, heading)),
  ]);
  const totals = [
    [at(40, "Estimate Total & Entries", true)],
    [at(60, "Gross Total"), at(500, amount(truth.totalCents))],
    [at(40, "Op Codes", true)],
    [
      at(
        40,
        "* = User-Entered Value   E = Replace OEM   NG = Replace NAGS   EC = Replace Economy   OE = Replace PXN OE Srpls",
      ),
    ],
    [
      at(
        40,
        "I = Repair   L = Refinish   BR = Blend Refinish   RI = R & I Assembly   RP = Related Prior Damage   AA = Appearance Allowance",
      ),
    ],
  ];
  return [firstPage(truth), ...paged([...rows, ...totals], (page) => head(truth, page + 1), 90)];
}

function rowsOf(line: TrueLine, heading: string): DrawnText[][] {
  const [code, words] = codes[line.operation];
  const zone = /^(front|rear) bumper/i.exec(heading)?.[1];
  const place = zone && !/front|rear/i.test(line.part) ? (/^f/i.test(zone) ? ",Front" : ",Rear") : "";
  const [head = "", ...rest] = line.part.split(" ");
  const side = line.side === null ? "" : line.side === "left" ? " LT" : " RT";
  // "Cover,Front Bumper": the noun comes first.
  const phrase = /bumper cover/i.test(line.part)
    ? `Cover,${zone ?? ""} Bumper ${line.part.replace(/bumper cover/i, "").trim()}`.trim()
    : `${head} ${rest.join(" ")}${place}`.trim();
  const row = [
    at(40, String(line.number)),
    at(62, code),
    at(90, String(300 + line.number)),
    at(125, `${phrase}${side}`),
    at(320, words),
    ...(line.partNumber === null ? [] : [at(410, line.partNumber)]),
    ...(line.priceCents === null ? [] : [at(475, `$${amount(line.priceCents)}`)]),
    ...(line.laborHours === null ? [] : [at(535, `${line.laborHours.toFixed(1)} SM`)]),
  ];
  return line.note === null ? [row] : [row, [at(125, `>> ${line.note}`)]];
}

const head = (truth: TrueEstimate, page: number): DrawnPage => [
  { x: 40, y: 40, text: `${truth.year} ${truth.make} ${truth.model} ${truth.trim} 4 DR Sedan` },
  { x: 40, y: 51, text: `Claim #: ${truth.claimNumber}` },
  ...["Line", "Op", "Guide", "MC Description", "MFR.Part No.", "Price", "Hours R"].map((text, index) => ({
    x: [40, 62, 90, 125, 410, 475, 535][index] ?? 0,
    y: 72,
    text,
    isBold: true,
  })),
  { x: 40, y: 770, text: "08/02/2026 09:45 AM" },
  { x: 250, y: 770, text: "Audatex Estimating 8.1.1" },
  { x: 500, y: 770, text: `Page ${page}` },
];

function firstPage(truth: TrueEstimate): DrawnPage {
  const [year, month, day] = truth.lossDate.split("-");
  const left: readonly (readonly [string, string])[] = [
    ["Owner", ""],
    ["Owner:", truth.owner],
    ["Address:", "100 MAIN ST"],
    ["City State Zip:", "ANYTOWN, PA 19000"],
    ["Control Information", ""],
    ["Claim # :", truth.claimNumber],
    ["Insured Policy # :", truth.policyNumber],
    ["Loss Date/Time:", `${month}/${day}/${year} 01:06 AM`],
    ["Loss Type:", "Collision"],
    ["Ins. Company:", truth.insurer],
    ["Claim Rep:", truth.adjuster],
    ["Repairer", ""],
    ["Repairer:", truth.shop],
    ["Repair Order:", truth.repairOrderNumber],
    ["Vehicle", ""],
    ["Vehicle:", `${truth.year} ${truth.make} ${truth.model} ${truth.trim}`.trim()],
    ["VIN:", truth.vin],
    ["Lic.Plate:", truth.plate],
    ["Mileage:", truth.odometer.toLocaleString("en-US")],
    ["Options", ""],
  ];
  return [
    { x: 180, y: 40, text: truth.shop, size: 14, isBold: true },
    {
      x: 240,
      y: 60,
      text: truth.supplement === null ? "Preliminary Estimate" : `Supplement ${truth.supplement}`,
      size: 12,
      isBold: true,
    },
    ...left.flatMap(([label, value], index) => [
      { x: 40, y: 90 + index * 13, text: label, isBold: value === "" },
      ...(value === "" ? [] : [{ x: 150, y: 90 + index * 13, text: value }]),
    ]),
    ...truth.options.map((text, index) => ({
      x: 40 + (index % 3) * 180,
      y: 360 + Math.floor(index / 3) * 11,
      text: titled(text),
    })),
    { x: 250, y: 770, text: "Audatex Estimating 8.1.1" },
  ];
}

const titled = (text: string): string => text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
