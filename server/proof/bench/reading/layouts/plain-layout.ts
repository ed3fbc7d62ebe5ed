/** As shops write a repair order themselves: a few labels, then sentences. */
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";
import { paged, type DrawnPage, type DrawnText } from "../drawn-page.ts";
import type { TrueEstimate, TrueLine } from "../estimate-truth.ts";

const verbs: Readonly<Record<LineOperation, string>> = {
  replace: "Replace",
  removeInstall: "Remove and install",
  removeReplace: "R&R",
  repair: "Repair",
  overhaul: "Overhaul",
  refinish: "Refinish",
  blend: "Blend",
  section: "Section",
  sublet: "Sublet",
  align: "Align",
  disconnectReconnect: "Disconnect and reconnect",
  other: "",
};

const at = (text: string): DrawnText[] => [{ x: 50, y: 0, text, size: 10 }];

export function plainPages(truth: TrueEstimate): DrawnPage[] {
  const rows = [
    ...truth.sections.flatMap(({ heading, lines }) => lines.map((line) => at(`- ${sentence(line, heading)}`))),
    at("Parts are ordered. Please call before pickup."),
  ];
  return paged(rows, (page) => (page === 1 ? head(truth) : []), 190);
}

function sentence({ operation, side, part }: TrueLine, heading: string): string {
  const zone = /^(front|rear) bumper/i.exec(heading)?.[1]?.toLowerCase();
  const place = zone && /bumper/i.test(part) && !/front|rear/i.test(part) ? `${zone} ` : "";
  const whose = /^emblem/i.test(part) && /^hood/i.test(heading) ? "hood " : "";
  return `${verbs[operation]} ${side === null ? "" : `${side} `}${place}${whose}${part.toLowerCase()}`;
}

const head = (truth: TrueEstimate): DrawnPage => [
  { x: 50, y: 50, text: truth.shop, size: 16, isBold: true },
  { x: 400, y: 50, text: `Repair Order #${truth.repairOrderNumber}`, size: 11 },
  ...[
    `Customer: ${truth.owner}`,
    `Vehicle: ${truth.year} ${truth.make} ${truth.model} ${truth.trim}`.trim(),
    `VIN: ${truth.vin}`,
    `Insurance: ${truth.insurer}     Claim #: ${truth.claimNumber}`,
    `Mileage: ${truth.odometer}     License: ${truth.plate}`,
    "Work requested:",
  ].map((text, index) => ({ x: 50, y: 85 + index * 15, text, size: 10 })),
];
