/** Estimates that nobody has written, with what is true of them: the corpus that reading is measured on. */
import { vinCheckDigit } from "@boresight/domain/vehicles/vin";
import type { LineOperation } from "@boresight/domain/intake/reading/estimate-document";
import type { Chance } from "#db/demo/random.ts";
import { parts, type CorpusPart } from "./corpus-parts.ts";

export interface TrueLine {
  number: number;
  operation: LineOperation;
  side: "left" | "right" | null;
  part: string;
  partNumber: string | null;
  quantity: number;
  priceCents: number | null;
  laborHours: number | null;
  paintHours: number | null;
  note: string | null;
  /** The repair operations that the line means. */
  means: string | null;
}

export interface TrueEstimate {
  owner: string;
  shop: string;
  insurer: string;
  adjuster: string;
  claimNumber: string;
  policyNumber: string;
  repairOrderNumber: string;
  workfileId: string;
  /** `2026-07-26`. */
  lossDate: string;
  year: number;
  make: string;
  model: string;
  trim: string;
  vin: string;
  plate: string;
  odometer: number;
  options: readonly string[];
  sections: readonly { heading: string; lines: readonly TrueLine[] }[];
  supplement: number | null;
  totalCents: number;
}

const digits = (count: number, chance: Chance) => Array.from({ length: count }, () => chance.whole(0, 9)).join("");

const people = [
  "DOE, JANE",
  "ALVAREZ, MIGUEL",
  "Nguyen, Thi",
  "O'NEIL, SEAN",
  "SMITH-JONES, PAT",
  "MÜLLER, KARL",
  "Kim, Jae",
  "BROWN, A",
];
const shops = [
  "Example Collision Center",
  "Northside Auto Body",
  "Chain Collision - Denver South",
  "Precision Paint & Body LLC",
];
const insurers = [
  "GEICO",
  "STATE FARM",
  "Progressive",
  "ALLSTATE INSURANCE COMPANY",
  "USAA",
  "Farmers",
  "Liberty Mutual",
  "Erie Insurance",
  "AMICA MUTUAL",
  "Nationwide",
  "TRAVELERS",
  "The Hartford",
  "American Family",
];
const adjusters = ["C1BU", "Lee, Morgan", "TAYLOR SMITH", "J. Ortiz"];
const options = [
  "BLIND SPOT DETECTION",
  "LANE DEPARTURE WARNING",
  "INTELLIGENT CRUISE",
  "PARKING SENSORS",
  "BACKUP CAMERA",
  "SURROUND VIEW CAMERA",
  "HEADS UP DISPLAY",
  "CRUISE CONTROL",
  "POWER WINDOWS",
  "HEATED SEATS",
  "FM RADIO",
  "KEYLESS ENTRY",
  "ALUMINUM/ALLOY WHEELS",
];
/** Positions 1 to 8, as the makers use them, of cars that are sold in North America. */
const vehicles = [
  ["4T1G11AK", "Toyota", "Camry", "SE", "L"],
  ["1HGCV1F3", "Honda", "Accord", "Sport", "A"],
  ["5YJ3E1EA", "Tesla", "Model 3", "", "F"],
  ["1FTFW1E8", "Ford", "F-150", "Lariat", "F"],
  ["4S4BTAFC", "Subaru", "Outback", "Premium", "3"],
  ["5XYP5DHC", "Kia", "Telluride", "SX", "G"],
  ["JM3KFBCM", "Mazda", "CX-5", "Touring", "0"],
  ["1GCUYDED", "Chevrolet", "Silverado 1500", "LT", "Z"],
  ["2T2HZMDA", "Lexus", "RX 350", "", "C"],
] as const;
const yearCodes = "HJKLMNPRS"; // 2017 to 2025.

function vinFrom(prefix: string, year: number, rest: string): string {
  const open = `${prefix}0${yearCodes.charAt(year - 2017)}${rest}`;
  return `${prefix}${vinCheckDigit(open)}${open.slice(9)}`;
}

export function trueEstimate(chance: Chance): TrueEstimate {
  const [prefix, make, model, trim, plant] = chance.pick(vehicles);
  const year = chance.whole(2017, 2025);
  const some = parts.filter(() => chance.happens(0.22));
  const chosen = some.length > 2 ? some : parts.filter((_part, index) => index % 9 === 0);
  const sections = [...Map.groupBy(chosen, ({ section }) => section)];
  let number = 0;
  const written = sections.map(([heading, inSection]) => {
    number++; // Headings are numbered too.
    return { heading, lines: inSection.map((part) => lineOf(part, ++number, chance)) };
  });
  return {
    owner: chance.pick(people),
    shop: chance.pick(shops),
    insurer: chance.pick(insurers),
    adjuster: chance.pick(adjusters),
    claimNumber: chance.pick([
      `${digits(2, chance)}-${digits(4, chance)}-${digits(3, chance)}`,
      digits(16, chance),
      `0${digits(9, chance)}-01`,
      `AB${digits(7, chance)}`,
    ]),
    policyNumber: digits(10, chance),
    repairOrderNumber: chance.pick([digits(5, chance), `RO-${digits(5, chance)}`, digits(6, chance)]),
    workfileId: `${digits(4, chance)}a${digits(3, chance)}`,
    lossDate: `2026-0${chance.whole(1, 9)}-${chance.whole(10, 28)}`,
    year,
    make,
    model,
    trim,
    vin: vinFrom(prefix, year, `${plant}${digits(6, chance)}`),
    plate: `${chance.pick(["ABC", "KLM", "XYZ"])} ${digits(4, chance)}`,
    odometer: chance.whole(900, 140_000),
    options: options.filter(() => chance.happens(0.6)),
    sections: written,
    supplement: chance.happens(0.2) ? chance.whole(1, 3) : null,
    totalCents: chance.whole(50_000, 3_000_000),
  };
}

function lineOf(part: CorpusPart, number: number, chance: Chance): TrueLine {
  const operation = chance.pick(part.operations);
  const isNew = operation === "replace" || operation === "removeReplace";
  return {
    number,
    operation,
    side: part.hasSide ? chance.pick(["left", "right"] as const) : null,
    part: chance.happens(0.3) && part.option ? `${part.part} ${part.option}` : part.part,
    partNumber: isNew ? `${digits(4, chance)}${chance.pick(["A", "K", "S0", ""])}${digits(4, chance)}` : null,
    quantity: 1,
    priceCents: isNew ? chance.whole(500, 250_000) : null,
    laborHours: chance.whole(1, 60) / 10,
    paintHours: chance.happens(0.3) ? chance.whole(5, 40) / 10 : null,
    note: chance.happens(0.15) ? chance.pick(notes) : null,
    means: part.means,
  };
}

/** What estimators write below a line; none of it is work. */
const notes = [
  "Part cannot be reused/reinstalled",
  "Time is after rear seat cushion removed",
  "Required for access to windshield and door area",
  "PARTS: Part has related components that cannot be reused; gasket and grommets",
];
