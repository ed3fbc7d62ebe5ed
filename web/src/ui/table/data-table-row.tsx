import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { Selection, TableColumn, TableRow } from "./paged-table.tsx";
import { SelectRow, withRow } from "./row-selection.tsx";

interface DataTableRowProps<Row extends TableRow> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  selection: Selection | undefined;
  isTabStop: boolean;
  onOpen: (row: Row) => void;
  onFocus: (id: string) => void;
}

/**
 * A click or enter opens the row, space selects it, arrow keys go to others; links and buttons inside act for
 * themselves.
 */
export function DataTableRow<Row extends TableRow>(props: DataTableRowProps<Row>) {
  const { row, columns, selection, isTabStop, onOpen, onFocus } = props;
  const open = (event: MouseEvent) => {
    if (!actsItself(event)) onOpen(row);
  };
  const act = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    const to = neighbour(event.currentTarget, event.key);
    if (to) to.focus();
    else if (event.key === "Enter") onOpen(row);
    else if (event.key === " " && selection) selection.choose(withRow(row.id, selection.ids));
    else return;
    event.preventDefault();
  };

  return (
    <tr
      data-selected={selection?.ids.includes(row.id) || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={open}
      onKeyDown={act}
      onFocus={() => onFocus(row.id)}
    >
      {selection && <SelectRow id={row.id} selection={selection} />}
      <Cells row={row} columns={columns} />
    </tr>
  );
}

/** The row that the key leads to. */
function neighbour(row: HTMLTableRowElement, key: string): HTMLElement | null {
  const rows: Record<string, Element | null | undefined> = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  };
  const found = rows[key];
  return found instanceof HTMLElement ? found : null;
}

// A menu of the row is its child for React, wherever in the page it is.
const actsItself = ({ target, currentTarget }: MouseEvent): boolean =>
  !(target instanceof Element) || !currentTarget.contains(target) || target.closest("a, button, input, label") !== null;

interface CellsProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

/** Rendered again only when the row itself or the columns change. */
const Cells = memo(function Cells<Row>({ row, columns }: CellsProps<Row>) {
  return columns.map((column) => (
    <td key={column.field} className={column.align === "right" ? "end" : undefined}>
      {column.show(row)}
    </td>
  ));
}) as <Row>(props: CellsProps<Row>) => ReactNode;
