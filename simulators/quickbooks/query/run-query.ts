import { queryNotValid } from "../accounting/fault.ts";
import type { Company } from "../entities/company.ts";
import { isFields, type Entity, type Fields } from "../entities/entity.ts";
import { present } from "../entities/present.ts";
import { parseQuery, type Condition } from "./parse-query.ts";

/** What can be compared and ordered by. */
const queryable: ReadonlySet<string> = new Set([
  "Id",
  "DisplayName",
  "Name",
  "DocNumber",
  "MetaData.CreateTime",
  "MetaData.LastUpdatedTime",
  "AccountType",
  "Active",
  "TxnDate",
]);

/** Returns the `QueryResponse`. Throws 4000 and 4001. */
export function runQuery(company: Company, text: string): Fields {
  const query = parseQuery(text);
  for (const field of [...query.conditions.map(({ field }) => field), ...(query.order ? [query.order.field] : [])])
    if (!queryable.has(field)) throw queryNotValid(`Property ${field} not found for Entity ${query.entity}`);
  const found = company
    .all(query.entity)
    .filter((entity) => query.conditions.every((condition) => meets(entity, condition)));
  if (query.isCount) return { totalCount: found.length };
  const { order } = query;
  if (order) found.sort((one, other) => compare(valueAt(one, order.field), valueAt(other, order.field)));
  if (order?.isDescending) found.reverse();
  const page = found.slice(query.start - 1, query.start - 1 + query.most);
  if (page.length === 0) return {};
  const rows = page.map((entity) => select(present(company, query.entity, entity), query.fields));
  return { [query.entity]: rows, startPosition: query.start, maxResults: rows.length };
}

const meets = (entity: Entity, { field, operator, values }: Condition): boolean =>
  values.some((value) => comparisons[operator](valueAt(entity, field), value));

const comparisons: Record<Condition["operator"], (own: string, value: string) => boolean> = {
  "=": (own, value) => compare(own, value) === 0,
  "<": (own, value) => compare(own, value) < 0,
  ">": (own, value) => compare(own, value) > 0,
  "<=": (own, value) => compare(own, value) <= 0,
  ">=": (own, value) => compare(own, value) >= 0,
  in: (own, value) => compare(own, value) === 0,
  like: isLike,
};

/** `%` matches any text; upper and lower case are the same. */
function isLike(text: string, pattern: string): boolean {
  const whole = text.toLowerCase();
  const [first = "", ...rest] = pattern.toLowerCase().split("%");
  const last = rest.pop();
  if (last === undefined) return whole === first;
  if (!whole.startsWith(first) || !whole.endsWith(last) || whole.length < first.length + last.length) return false;
  let between = whole.slice(first.length, whole.length - last.length);
  return rest.every((part) => {
    const at = between.indexOf(part);
    between = between.slice(at + part.length);
    return at >= 0;
  });
}

/** Moments by time, numbers by value, all else as text without regard to case. */
function compare(one: string, other: string): number {
  const [left, right] = [orderOf(one), orderOf(other)];
  if (left !== null && right !== null) return left - right;
  return one.toLowerCase().localeCompare(other.toLowerCase(), "en");
}

function orderOf(text: string): number | null {
  if (/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text)) return Date.parse(text);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

function valueAt(entity: Fields, path: string): string {
  const value = path
    .split(".")
    .reduce<unknown>((fields, step) => (isFields(fields) ? fields[step] : undefined), entity);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The named fields, or all; the marks of every entity stay. */
function select(entity: Fields, names: readonly string[] | null): Fields {
  if (names === null) return entity;
  const kept = new Set(["domain", "sparse", ...names.map((name) => name.split(".")[0] ?? name)]);
  return Object.fromEntries(Object.entries(entity).filter(([name]) => kept.has(name)));
}
