/** What can be imported, how, and how much at once (handbook section 23). */
import { text } from "#texts/text.ts";

export const importKinds = [
  "customers",
  "contacts",
  "addresses",
  "vehicles",
  "lineItemTypes",
  "priceLists",
  "calibrationRules",
  "openingInvoices",
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importKindWords: Record<ImportKind, string> = {
  customers: text("base.customers"),
  contacts: text("base.contacts"),
  addresses: text("base.addresses"),
  vehicles: text("base.vehicles"),
  lineItemTypes: text("base.lineItemTypes"),
  priceLists: text("base.priceLists"),
  calibrationRules: text("base.calibrationRules"),
  openingInvoices: text("settings.importOpeningInvoices"),
};

/** `whole`: nothing is imported while one row is wrong. */
export const importModes = ["whole", "validRows"] as const;
export type ImportMode = (typeof importModes)[number];

export const importOutcomes = ["wrong", "created", "updated", "skipped"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importLimits = { bytes: 10_000_000, rows: 10_000, columns: 200, cell: 30_000 } as const;

/** The encodings that the letters of a file may have. */
export const fileEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "macintosh"] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** For so many days an import can be undone. */
export const importUndoDays = 7;
