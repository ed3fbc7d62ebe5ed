/** What can be imported, how, and how much at once (handbook section 23). */
import { t } from "#texts/text.ts";

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
  customers: t("settings.importCustomers"),
  contacts: t("settings.importContacts"),
  addresses: t("settings.importAddresses"),
  vehicles: t("settings.importVehicles"),
  lineItemTypes: t("settings.importLineItemTypes"),
  priceLists: t("settings.importPriceLists"),
  calibrationRules: t("settings.calibrationRules"),
  openingInvoices: t("settings.importOpeningInvoices"),
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
