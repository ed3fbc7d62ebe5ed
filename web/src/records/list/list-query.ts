/** What the address of a described list asks of the server. */
import type { FieldSpec, FieldSpecs } from "@boresight/domain/base/record";
import type { RecordListSpec } from "@boresight/domain/base/record-list";
import { snakeCase } from "@boresight/domain/base/text";
import type { Sort } from "#ui/table/paging.ts";

export type Search = Readonly<Record<string, string | undefined>>;

/** By their names in the address, filters that ask something else than their field's value. */
export type OwnFilters = Readonly<Record<string, (value: string) => object>>;

/** Returns the order in which the server lists the rows; those that are equal in it keep theirs from page to page. */
export function orderIn<Fields extends FieldSpecs>(
  { of, columns, sortedBy }: RecordListSpec<Fields>,
  sort: Sort | null,
) {
  const field = sort?.field ?? "";
  const isSortable = of.isField(field) && columns[field]?.isSortable === true;
  const order = isSortable && sort ? sort : { field: sortedBy, direction: "asc" };
  return [`${snakeCase(order.field)}_${order.direction}`.toUpperCase(), "PRIMARY_KEY_ASC"];
}

/** Returns the filter for what the address narrows the list to; values that its fields do not have narrow nothing. */
export function filterIn<Fields extends FieldSpecs>(
  { of, filters, searchedIn }: RecordListSpec<Fields>,
  search: Search,
  own: OwnFilters = {},
): Readonly<Record<string, unknown>> {
  const sought = search["search"]?.trim() ?? "";
  const chosen = Object.entries(filters).map(([name, { field }]) => {
    const value = search[name] ?? "";
    if (value === "") return {};
    return own[name]?.(value) ?? valueFilter(field, of.field(field), value);
  });
  return Object.assign({}, sought && { [searchedIn]: { includesInsensitive: sought } }, ...chosen);
}

function valueFilter(name: string, { kind, choices }: FieldSpec, value: string): object {
  if (kind === "flag") return value === "yes" || value === "no" ? { [name]: { equalTo: value === "yes" } } : {};
  return choices && !Object.hasOwn(choices, value) ? {} : { [name]: { equalTo: value } };
}
