import type { FieldSpecs } from "@boresight/domain/base/record";
import type { RecordListSpec } from "@boresight/domain/base/record-list";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useCallback, useMemo, type ReactNode } from "react";
import { choicesOf } from "#records/form/choices.ts";
import { useListPage, type Page } from "#records/use-list-page.ts";
import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { listColumns, RowCard, type Cells, type ListedRow } from "./list-columns.tsx";
import { newRow } from "./new-row-button.tsx";
import { filterIn, orderIn, type OwnFilters } from "./list-query.ts";

interface Opened<Row> {
  /** Null when closed, and for a new one. */
  row: Row | null;
  isNew: boolean;
  close: () => void;
}

export interface RecordListProps<Fields extends FieldSpecs, Answer, Variables, Masked, Row> {
  of: RecordListSpec<Fields>;
  query: TypedDocumentNode<Answer, Variables>;
  page: (answer: NoInfer<Answer>) => Page<Masked> | null | undefined;
  read: (masked: Masked) => Row;
  cells?: Cells<Fields, Row>;
  /** What filters by links offer, by their names in the address. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  filters?: OwnFilters;
  /** The name of the opened row in the address. */
  opens: string;
  /** Shows the opened row, or a new one. */
  children: (opened: Opened<Row>) => ReactNode;
}

/** A described list: its filters, its rows as a table or as cards on a phone, and the row that the address opens. */
export function RecordList<
  Fields extends FieldSpecs,
  Answer,
  Variables extends OperationVariables,
  Masked,
  Row extends ListedRow,
>({
  of,
  query,
  cells = {},
  choices = {},
  filters,
  opens,
  ...props
}: RecordListProps<Fields, Answer, Variables, Masked, Row>) {
  const { table, rows, search, change } = useListPage(query, {
    variables: ({ sort, search: narrowed, ...page }) =>
      // What descriptions ask is held against the schema by `web/bundle/described-lists.test.ts`.
      ({
        ...page,
        orderBy: orderIn(of, sort),
        filter: filterIn(of, narrowed, filters),
      }) as OperationVariables as Variables,
    page: props.page,
    read: props.read,
  });
  const columns = useMemo(() => listColumns({ of, cells }), [of, cells]);
  const card = useCallback((row: Row) => <RowCard of={of} cells={cells} row={row} />, [of, cells]);
  const opened = search[opens];

  return (
    <>
      <SelectFilterBar searchLabel={of.search} filters={filterChoices(of, choices)} />
      <PagedTable
        label={of.title}
        columns={columns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ [opens]: id })}
        empty={
          <NoRows of={of.records} filterNames={["search", ...Object.keys(of.filters)]}>
            {of.about}
          </NoRows>
        }
      />
      {props.children({
        row: rows?.find(({ id }) => id === opened) ?? null,
        isNew: opened === newRow,
        close: () => change({ [opens]: undefined }),
      })}
    </>
  );
}

const filterChoices = <Fields extends FieldSpecs>(
  { of, filters }: RecordListSpec<Fields>,
  given: Readonly<Record<string, readonly Choice[]>>,
) =>
  Object.entries(filters).map(([name, { field, label }]) => {
    const spec = of.field(field);
    const own = spec.choices ? choicesOf(spec.choices) : activeFilterChoices;
    return { name, label: label ?? spec.label, choices: given[name] ?? own };
  });
