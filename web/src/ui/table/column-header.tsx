import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import type { TableColumn } from "./paged-table.tsx";
import type { Sort } from "./paging.ts";

interface ColumnHeaderProps<Row> {
  column: TableColumn<Row>;
  sort: Sort | null;
  sortBy: (sort: Sort | null) => void;
}

const next = { none: "asc", asc: "desc", desc: null } as const;
const spoken = { none: "none", asc: "ascending", desc: "descending" } as const;

/** A click sorts upwards, the second downwards, the third as the list is sorted by itself. */
export function ColumnHeader<Row>({ column, sort, sortBy }: ColumnHeaderProps<Row>) {
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
