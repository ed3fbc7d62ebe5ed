/** QuickBooks' query language: no joins, no OR. Values reach it through one function, escaped. */

/** The fields that can be asked for. */
type QueryField = "Id" | "DisplayName" | "Name" | "DocNumber" | "AccountType" | "Active" | "MetaData.LastUpdatedTime";

type Value = string | boolean | Date;

export type Condition =
  | { field: QueryField; is: "=" | "<" | ">" | "<=" | ">="; value: Value }
  | { field: QueryField; is: "in"; value: readonly Value[] }
  /** Somewhere in the field. */
  | { field: QueryField; is: "contains"; value: string };

export interface Query {
  where?: readonly Condition[];
  orderBy?: QueryField;
  /** From 1; 1 unless given. */
  startPosition?: number;
  /** At most 1000, which it is unless given. */
  maxResults?: number;
}

const mostResults = 1000;

export const countText = (name: string, where: readonly Condition[] = []): string =>
  `select count(*) from ${name}${whereText(where)}`;

/** Throws a RangeError for a page that does not exist. */
export function queryText(name: string, query: Query): string {
  const { where = [], orderBy, startPosition = 1, maxResults = mostResults } = query;
  if (!Number.isSafeInteger(startPosition) || startPosition < 1) throw new RangeError("positions start at 1");
  if (!Number.isSafeInteger(maxResults) || maxResults < 1 || maxResults > mostResults)
    throw new RangeError(`a query returns 1 to ${mostResults} rows`);
  const order = orderBy === undefined ? "" : ` orderby ${orderBy}`;
  return `select * from ${name}${whereText(where)}${order} startposition ${startPosition} maxresults ${maxResults}`;
}

const whereText = (where: readonly Condition[]): string =>
  where.length === 0 ? "" : ` where ${where.map(conditionText).join(" and ")}`;

function conditionText({ field, is, value }: Condition): string {
  if (is === "contains") return `${field} like ${quoted(`%${value}%`)}`;
  if (is !== "in") return `${field} ${is} ${literal(value)}`;
  if (value.length === 0) throw new RangeError("a list of values is never empty");
  return `${field} in (${value.map(literal).join(", ")})`;
}

function literal(value: Value): string {
  if (typeof value === "boolean") return String(value);
  return quoted(typeof value === "string" ? value : value.toISOString());
}

/** The backslash first: one at the end of a name would otherwise undo the closing quote. */
const quoted = (value: string): string => `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
