/** An estimate or repair order of another program, as we understand it (handbook sections 12 and 13). */
import type { Box } from "./page.ts";

/** Where a value stands in its document. The box is null where the source has no pages, such as a data file. */
export interface Place {
  page: number;
  box: Box | null;
}

/** Names a place; the same one in what was stored and read again. */
export const placeKey = ({ page, box }: Place): string =>
  [page, ...(box ? [box.x, box.y, box.width, box.height].map(Math.round) : [])].join(" ");

export interface Found<Value = string> extends Place {
  value: Value;
  /** The line as written, shortened. */
  quote: string;
  /** 0 to 1: how sure we are that this is the value, the source's own confidence included. */
  confidence: number;
}

export const vendors = ["cccOne", "mitchell", "audatex", "other"] as const;
export type Vendor = (typeof vendors)[number];

export const documentKinds = ["preliminary", "estimateOfRecord", "supplement", "repairOrder"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a line says is done. `removeReplace` is R&R; `section` replaces a part of a panel. */
export const lineOperations = [
  "replace",
  "removeInstall",
  "removeReplace",
  "repair",
  "overhaul",
  "refinish",
  "blend",
  "section",
  "sublet",
  "align",
  "disconnectReconnect",
  "other",
] as const;
export type LineOperation = (typeof lineOperations)[number];

export interface EstimateLine extends Place {
  /** As printed; null where the paper does not number its lines. */
  number: number | null;
  /** The heading it stands under, as written but not letter-spaced. */
  section: string | null;
  operation: LineOperation | null;
  side: "left" | "right" | null;
  /** The part phrase with its options, without operation, side, part number and figures; wrapped lines joined. */
  description: string;
  partNumber: string | null;
  quantity: number | null;
  priceCents: number | null;
  laborHours: number | null;
  paintHours: number | null;
  /** The text of the notes below the line. */
  note: string | null;
  /** The supplement that added or changed it. */
  supplement: number | null;
  /** Deleted, declined, or of a negative quantity: it is not done. */
  isDeleted: boolean;
  /** The line as printed, wrapped lines joined. */
  quote: string;
  confidence: number;
}

export interface EstimateVehicle {
  vin: Found | null;
  year: Found<number> | null;
  make: Found | null;
  model: Found | null;
  trim: Found | null;
  plate: Found | null;
  /** In miles or kilometers, as the paper has it. */
  odometer: Found<number> | null;
  /** `2022-04`. */
  productionMonth: Found | null;
  /** The printed equipment: "BLIND SPOT DETECTION". */
  options: readonly Found[];
}

export interface EstimateDocument {
  vendor: Vendor;
  kind: Found<DocumentKind> | null;
  supplementNumber: Found<number> | null;
  shop: Found | null;
  owner: Found | null;
  insurer: Found | null;
  adjuster: Found | null;
  claimNumber: Found | null;
  policyNumber: Found | null;
  /** A calendar day, `2026-07-26`. */
  lossDate: Found | null;
  lossType: Found | null;
  pointOfImpact: Found | null;
  repairOrderNumber: Found | null;
  workfileId: Found | null;
  vehicle: EstimateVehicle;
  /** Further VINs, as in a file that holds the papers of two vehicles; a donor's of a used part is none. */
  otherVins: readonly Found[];
  lines: readonly EstimateLine[];
  totals: readonly Found<{ name: string; cents: number }>[];
}

/** As it was stored, perhaps before something was asked of documents. */
export type StoredDocument = Omit<EstimateDocument, "otherVins"> & Partial<Pick<EstimateDocument, "otherVins">>;

export const storedDocument = (document: StoredDocument): EstimateDocument => ({
  ...document,
  otherVins: document.otherVins ?? [],
});
