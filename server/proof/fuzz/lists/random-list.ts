/** A list as somebody may send it, with what is meant by each of its cells. */
import type { ImportKind } from "@boresight/domain/settings/import/import-kinds";
import type { Random } from "../random.ts";
import {
  amountForms,
  dayForms,
  negatives,
  randomAmount,
  randomDay,
  randomEmail,
  randomMiles,
  randomPhone,
  randomPlace,
  randomTerms,
  randomText,
  randomVin,
  randomYear,
  type Style,
  type Written,
} from "./written-values.ts";

export interface RandomList {
  kind: ImportKind;
  bytes: Buffer;
  dayOrder: Style["dayOrder"];
  /** What is meant, by field. */
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Marks inside of quotations are not doubled. */
  isCareless: boolean;
  text: string;
}

type Row = Readonly<Record<string, Written>>;

const headers: Readonly<Record<string, readonly string[]>> = {
  number: ["Num", "Invoice number", "*InvoiceNumber", "Number"],
  customerName: ["Customer", "Customer full name", "Company"],
  issueDate: ["Date", "Invoice date", "*InvoiceDate"],
  dueDate: ["Due date", "Due"],
  balance: ["Open balance", "Balance", "Amount due"],
  companyName: ["Company", "Company name", "COMPANY"],
  email: ["Email", "E-mail", "Main Email", "EmailAddress"],
  phone: ["Phone", "Main Phone", "Phone Number"],
  street: ["Street", "Street Address 1", "POAddressLine1"],
  city: ["City", "Town"],
  state: ["State", "POREGION", "State/Province"],
  postalCode: ["Zip", "ZIP Code", "Postal code"],
  country: ["Country"],
  paymentTermsDays: ["Terms", "Payment terms"],
  creditLimitCents: ["Credit limit"],
  notes: ["Notes", "Memo"],
  vinNumber: ["VIN", "VIN #", "Vehicle VIN"],
  year: ["Year", "Model year"],
  ownerPhone: ["Owner phone"],
  odometer: ["Miles", "Odometer", "Mileage"],
  make: ["Make"],
};

export function randomList(random: Random): RandomList {
  const encoding = random.pick(encodings);
  const style: Style = {
    dayOrder: random.pick(["dayFirst", "monthFirst"]),
    dayForm: random.pick(dayForms),
    amountForm: random.pick(amountForms),
    negative: random.pick(negatives),
    letters: encoding.letters,
  };
  const kind = random.pick(["customers", "openingInvoices", "vehicles"] as const);
  const quoting = random.pick(["needed", "always", "spaced", "careless"] as const);
  const separator = random.pick([",", ";", "\t", "|"]);
  const rows = Array.from({ length: random.whole(1, 12) }, (_, index) =>
    rowOf(kind, { random, style, quoting, index }),
  );
  const fields = Object.keys(rows[0] ?? {});
  const end = random.pick(["", "", separator, separator.repeat(3)]);
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell) => writtenCell(cell, { separator, quoting, random })).join(separator) + end;
  const lines = [
    ...(random.isLikely(0.1) ? [`${random.pick(["sep", "SEP"])}=${separator}`] : []),
    ...random.pick([[], [], ["Customer Contact List"], ["A Report", "As of Mar 1 2026", ""]]),
    lineOf(fields.map((field) => random.pick(headers[field] ?? [field]))),
    ...rows.map((row) => lineOf(fields.map((field) => row[field]?.written ?? ""))),
    ...(random.isLikely(0.1) ? ["", `TOTAL${separator.repeat(fields.length - 1)}1`] : []),
  ];
  const text = lines.join(random.pick(["\r\n", "\n", "\r"])) + random.pick(["", "\n"]);
  return {
    kind,
    bytes: encoding.write(text),
    dayOrder: style.dayOrder,
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([field, { truth }]) => [field, truth]))),
    isCareless: quoting === "careless",
    text,
  };
}

interface RowStyle {
  random: Random;
  style: Style;
  quoting: Quoting;
  index: number;
}

function rowOf(kind: ImportKind, { random, style, quoting, index }: RowStyle): Row {
  if (kind === "customers") return customerRow(random, style, quoting);
  if (kind === "openingInvoices") return invoiceRow(random, style, index);
  const make = randomText(random, style);
  return {
    vinNumber: randomVin(random),
    year: randomYear(random),
    make: { truth: make, written: make },
    odometer: random.isLikely(0.1) ? { truth: undefined, written: "TMU" } : randomMiles(random),
    ownerPhone: randomPhone(random),
  };
}

type Quoting = "needed" | "always" | "spaced" | "careless";

function writtenCell(
  cell: string,
  { separator, quoting, random }: { separator: string; quoting: Quoting; random: Random },
): string {
  const isNeeded = cell.includes(separator) || /["\r\n]/.test(cell);
  // Two marks in a quotation are one, also where somebody forgot to double them.
  if (quoting === "careless" && !cell.includes('""'))
    return isNeeded && (cell.includes(separator) || random.isLikely(0.5)) ? `"${cell}"` : cell;
  if (!isNeeded && quoting !== "always") return cell;
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  return quoting === "spaced" ? ` ${quoted} ` : quoted;
}

function customerRow(random: Random, style: Style, quoting: Quoting): Row {
  const text = (): Written => {
    const written = randomText(random, style);
    return { truth: written, written };
  };
  const [state, postalCode, country] = randomPlace(random);
  const lines = `${randomText(random, style)}\n${randomText(random, style)}`;
  const notes = quoting === "careless" ? "" : random.pick(["", lines]);
  return {
    companyName: text(),
    email: randomEmail(random),
    phone: random.isLikely(0.2) ? { truth: undefined, written: "" } : randomPhone(random),
    street: text(),
    city: { truth: "Denver", written: "Denver" },
    state,
    postalCode,
    country,
    paymentTermsDays: randomTerms(random),
    creditLimitCents: randomAmount(random, style),
    notes: { truth: notes === "" ? undefined : notes, written: notes },
  };
}

function invoiceRow(random: Random, style: Style, index: number): Row {
  const name = randomText(random, style);
  const number = `${random.pick(["D-", "INV ", "", "#"])}${1000 + index}`;
  return {
    number: { truth: number, written: number },
    customerName: { truth: name, written: name },
    issueDate: randomDay(random, style),
    dueDate: random.isLikely(0.3)
      ? { truth: undefined, written: random.pick(["", "N/A", "-"]) }
      : randomDay(random, style),
    balance: randomAmount(random, style),
  };
}

const common = "éüñöàç".split("");
const any = [...common, "Ł", "ő", "日", "ع", "Ω"];
const macRoman: Readonly<Record<string, number>> = { é: 0x8e, ü: 0x9f, ñ: 0x96, ö: 0x9a, à: 0x88, ç: 0x8d, "’": 0xd5 };
const narrow = (text: string, codes: Readonly<Record<string, number>>): Buffer =>
  Buffer.from(text.split("").map((letter) => codes[letter] ?? letter.charCodeAt(0)));

const encodings: readonly { letters: readonly string[]; write: (text: string) => Buffer }[] = [
  { letters: any, write: (text) => Buffer.from(text) },
  { letters: any, write: (text) => Buffer.from(`\uFEFF${text}`) },
  { letters: any, write: (text) => Buffer.from(`\uFEFF${text}`, "utf16le") },
  { letters: common, write: (text) => Buffer.from(text, "utf16le") },
  { letters: any, write: (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16() },
  { letters: common, write: (text) => narrow(text, { "’": 0x92 }) },
  { letters: common, write: (text) => narrow(text, macRoman) },
];
