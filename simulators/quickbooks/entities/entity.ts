/** The JSON of an entity: ids and versions are strings, amounts are decimals. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Entity extends Fields {
  Id: string;
  SyncToken: string;
  MetaData: { CreateTime: string; LastUpdatedTime: string };
  domain: "QBO";
  sparse: boolean;
}

export const entityNames = ["Customer", "Item", "Account", "Estimate", "Invoice", "Payment"] as const;
export type EntityName = (typeof entityNames)[number];

/** The entity whose path or field this is: `invoice` and `Invoice` are Invoice. */
export const entityNamed = (word: string): EntityName | undefined =>
  entityNames.find((name) => name === word || name.toLowerCase() === word);

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The field's text, or "" when it has none. */
export const textOf = (fields: Fields, field: string): string => {
  const value = fields[field];
  return typeof value === "string" ? value : "";
};

export const numberOf = (fields: Fields, field: string): number => {
  const value = fields[field];
  return typeof value === "number" ? value : 0;
};

/** The objects in a list such as `Line` or `LinkedTxn`. */
export const listOf = (fields: Fields, field: string): Fields[] => {
  const value = fields[field];
  return Array.isArray(value) ? value.filter(isFields) : [];
};

/** The id that a reference such as `CustomerRef` holds, or "". */
export const referredId = (fields: Fields, field: string): string => {
  const reference = fields[field];
  return isFields(reference) ? textOf(reference, "value") : "";
};

/** The wire has decimals in dollars; sums are made in whole cents. */
export const toCents = (amount: number): number => Math.round(Number((amount * 100).toFixed(3)));

export const addAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + toCents(amount), 0) / 100;

export const subtractAmount = (amount: number, other: number): number => (toCents(amount) - toCents(other)) / 100;

/** Moments as QuickBooks writes them: in its own offset, so that a client has to parse them. */
const offset = 8 * 3_600_000;

export const pacificTime = (at: Date): string => new Date(at.getTime() - offset).toISOString().replace("Z", "-08:00");

export const pacificDay = (at: Date): string => pacificTime(at).slice(0, 10);
