/** What a list of a record shows, described once as data: its table, phone cards, filters in the address and order come from it. */
import { missing, type FieldSpecs, type NameOf, type RecordSpec } from "./record.ts";

export interface ColumnSpec {
  /** Its share of the remaining width. */
  flex?: number;
  minWidth: number;
  isSortable?: true;
}

export interface ListFilter<Name extends string> {
  field: Name;
  /** By default that of its column. */
  label?: string;
}

export interface ListSpec<Name extends string = string> {
  /** What the list is called. */
  title: string;
  /** What it holds, within a sentence: `customers`. */
  records: string;
  /** What would be in it, where it is empty. */
  about: string;
  /** The label of its search. */
  search: string;
  /** The field whose text is searched. */
  searchedIn: Name;
  /** In the order of the table. */
  columns: Readonly<Partial<Record<Name, ColumnSpec>>>;
  /** By their names in the address. */
  filters: Readonly<Record<string, ListFilter<Name>>>;
  /** The order without one in the address. */
  sortedBy: Name;
  /** On a phone: the title beside a mark, a line, and the others in small. */
  card: { title: Name; mark: Name; line: Name; others: readonly Name[] };
}

export interface RecordListSpec<Fields extends FieldSpecs = FieldSpecs> extends ListSpec<NameOf<Fields>> {
  of: RecordSpec<Fields>;
  columnNames: readonly NameOf<Fields>[];
}

/** Describes the list of a record, by fields of that record. */
export function recordList<Fields extends FieldSpecs>(
  of: RecordSpec<Fields>,
  list: NoInfer<ListSpec<NameOf<Fields>>>,
): RecordListSpec<Fields> {
  const known = (name: string) => (of.isField(name) ? name : missing(of.table, name));
  const { title, mark, line, others } = list.card;
  const filtered = Object.values(list.filters).map(({ field }) => field);
  [list.searchedIn, list.sortedBy, title, mark, line, ...others, ...filtered].forEach(known);
  return { ...list, of, columnNames: Object.keys(list.columns).map(known) };
}
