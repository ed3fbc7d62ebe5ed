import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowId,
  type GridRowSelectionModel,
  type GridSortModel,
} from "@mui/x-data-grid";
import { useContext, useMemo, type KeyboardEvent } from "react";
import { gridLooks } from "./grid-looks.ts";
import type { PagedTableProps, Selection, TableColumn, TableRow } from "./paged-table.tsx";
import { TableDensityContext } from "./table-density.ts";
import { pageSizes } from "./use-paging.ts";

const rowHeights = { comfortable: 52, compact: 44 };

type TableGridProps = Omit<PagedTableProps<TableRow>, "card" | "cardMenu" | "empty">;

export function TableGrid({ label, columns, answer, paging, selection, onOpen }: TableGridProps) {
  const density = useContext(TableDensityContext);
  const { page, size, sort } = paging;
  const gridColumns = useMemo(() => columns.map(gridColumn), [columns]);
  const turn = (model: GridPaginationModel) => paging.turnTo(model.pageSize === size ? model.page : 0, model.pageSize);
  const sortBy = ([first]: GridSortModel) =>
    paging.sortBy(first?.sort ? { field: first.field, direction: first.sort } : null);

  return (
    <DataGrid
      label={label}
      rows={answer.rows ?? []}
      columns={gridColumns}
      loading={answer.loading}
      rowCount={answer.total ?? -1}
      paginationMode="server"
      sortingMode="server"
      paginationModel={{ page, pageSize: size }}
      onPaginationModelChange={turn}
      pageSizeOptions={pageSizes}
      sortModel={sort ? [{ field: sort.field, sort: sort.direction }] : []}
      onSortModelChange={sortBy}
      onRowClick={({ row }) => onOpen(row)}
      onCellKeyDown={({ row }, event) => isEnterOnCell(event) && onOpen(row)}
      {...(selection && selecting(selection))}
      rowHeight={rowHeights[density]}
      columnHeaderHeight={38}
      disableColumnFilter
      disableRowSelectionOnClick
      hideFooterSelectedRowCount
      {...(answer.isMore && { localeText: beyondCount })}
      slotProps={{ loadingOverlay: { variant: "linear-progress", noRowsVariant: "skeleton" } }}
      sx={gridLooks}
    />
  );
}

const selecting = ({ ids, choose }: Selection) => ({
  checkboxSelection: true,
  disableRowSelectionExcludeModel: true,
  rowSelectionModel: { type: "include" as const, ids: new Set<GridRowId>(ids) },
  onRowSelectionModelChange: (model: GridRowSelectionModel) => choose([...model.ids].map(String)),
});

const beyondCount = {
  paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${from}–${to} of ${count.toLocaleString("en-US")}+`,
};

// A link or a button inside the cell handles its own click.
const isEnterOnCell = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === "Enter" && target === currentTarget;

const gridColumn = (column: TableColumn<TableRow>): GridColDef => ({
  field: column.field,
  headerName: column.header,
  minWidth: column.minWidth ?? 96,
  align: column.align ?? "left",
  headerAlign: column.align ?? "left",
  sortable: column.sortable ?? false,
  ...(column.flex ? { flex: column.flex } : { width: column.minWidth ?? 96 }),
  renderCell: ({ row }: { row: TableRow }) => column.show(row),
});
