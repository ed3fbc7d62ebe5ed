import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useContext, useState } from "react";
import { tableLooks } from "./data-table-looks.ts";
import { DataTableRow } from "./data-table-row.tsx";
import type { PagedTableProps, Selection, TableColumn, TableRow } from "./paged-table.tsx";
import { SelectAllRows, selectionWidth } from "./row-selection.tsx";
import { TableDensityContext } from "./table-density.ts";
import { TablePages } from "./table-pages.tsx";
import { useFirstRows } from "./use-first-rows.ts";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import type { Sort } from "./paging.ts";

interface ColumnHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: Sort | null;
  sortBy: (sort: Sort | null) => void;
}

const next = { none: "asc", asc: "desc", desc: null } as const;
const spoken = { none: "none", asc: "ascending", desc: "descending" } as const;

/** A click sorts upwards, the second downwards, the third as the list is sorted by itself. */
function ColumnHeader<Row>({ column, sort, sortBy }: ColumnHeaderProps<Row>) {
  const { header, align, sortable } = column;
  const field = column.sortField ?? column.field;
  const direction = sort?.field === field ? sort.direction : "none";
  const Arrow = direction === "desc" ? ArrowDownward : ArrowUpward;
  const turn = () => sortBy(next[direction] && { field, direction: next[direction] });

  return (
    <th
      scope="col"
      className={align === "right" ? "end" : undefined}
      aria-sort={sortable ? spoken[direction] : undefined}
    >
      {sortable ? (
        <button type="button" onClick={turn} data-sorted={direction !== "none" || undefined}>
          <span>{header}</span>
          <Arrow sx={{ fontSize: 16 }} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

const rowHeights = { comfortable: 52, compact: 44 };
const skeletonRows = 20;

type DataTableProps<Row extends TableRow> = Omit<PagedTableProps<Row>, "card" | "cardMenu" | "empty">;

/** One page of rows under a header that stays; the rows are walked with the arrow keys and opened with enter. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { label, columns, answer, paging, selection } = props;
  const density = useContext(TableDensityContext);

  return (
    <Box sx={{ ...tableLooks, "--row": `${rowHeights[density]}px` }}>
      <div className="scrolled">
        {answer.loading && <progress aria-label={t("ui.loading")} />}
        <table aria-label={label} aria-busy={answer.loading} style={{ minWidth: leastWidth(columns, selection) }}>
          <ColumnWidths columns={columns} selection={selection} />
          <thead>
            <tr>
              {selection && <SelectAllRows rows={answer.rows ?? []} selection={selection} />}
              {columns.map((column) => (
                <ColumnHeader key={column.field} column={column} sort={paging.sort} sortBy={paging.sortBy} />
              ))}
            </tr>
          </thead>
          {answer.rows ? (
            <Rows {...props} rows={answer.rows} />
          ) : (
            <tbody>
              <BlankRows count={skeletonRows} cells={cellsOf(props)} />
            </tbody>
          )}
        </table>
      </div>
      <TablePages paging={paging} total={answer.total} isMore={answer.isMore ?? false} />
    </Box>
  );
}

/** Only one row is a stop of the tab key: the one last focused. */
function Rows<Row extends TableRow>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, selection, onOpen, rows } = props;
  const shown = useFirstRows(rows);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id;

  return (
    <tbody>
      {shown.map((row) => (
        <DataTableRow
          key={row.id}
          isTabStop={row.id === stop}
          onFocus={setFocused}
          {...{ row, columns, selection, onOpen }}
        />
      ))}
      <BlankRows count={rows.length - shown.length} cells={cellsOf(props)} />
    </tbody>
  );
}

const cellsOf = <Row extends TableRow>({ columns, selection }: DataTableProps<Row>): number =>
  columns.length + (selection ? 1 : 0);

/** They take the place of rows that are still to come. */
const BlankRows = ({ count, cells }: { count: number; cells: number }) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      <td colSpan={cells} className="blank" aria-hidden />
    </tr>
  ));

interface WidthsProps<Row> {
  columns: readonly TableColumn<Row>[];
  selection: Selection | undefined;
}

/** Every column has its least width; what is left is shared by `flex`. */
function ColumnWidths<Row>({ columns, selection }: WidthsProps<Row>) {
  const shares = columns.reduce((sum, { flex = 0 }) => sum + flex, 0);
  const left = `max(0px, 100cqi - ${leastWidth(columns, selection)}px)`;

  return (
    <colgroup>
      {selection && <col style={{ width: selectionWidth }} />}
      {columns.map(({ field, flex = 0, minWidth = usualMinWidth }) => (
        <col key={field} style={{ width: flex > 0 ? `calc(${minWidth}px + ${left} * ${flex / shares})` : minWidth }} />
      ))}
    </colgroup>
  );
}

const usualMinWidth = 96;

const leastWidth = <Row,>(columns: readonly TableColumn<Row>[], selection: Selection | undefined): number =>
  columns.reduce((sum, { minWidth = usualMinWidth }) => sum + minWidth, selection ? selectionWidth : 0);
