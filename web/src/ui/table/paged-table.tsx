import Card from "@mui/material/Card";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { DataTable } from "./data-table.tsx";
import { RowCards } from "./row-cards.tsx";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import type { Paging } from "./use-paging.ts";

export interface TableRow {
  id: string;
}

/** One page of rows from the server; undefined while loading. */
interface PagedAnswer<Row> {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  /** There are more than were counted. */
  isMore?: boolean;
  loading: boolean;
  problem: string | undefined;
  retry: () => void;
}

export interface TableColumn<Row> {
  /** The server's name of the sort column, where it can sort and `sortField` says no other. */
  field: string;
  sortField?: string;
  header: string;
  /** Its share of the remaining width. */
  flex?: number;
  minWidth?: number;
  align?: "left" | "right";
  sortable?: boolean;
  show(row: Row): ReactNode;
}

/** The selected rows of the page. */
export interface Selection {
  ids: readonly string[];
  choose: (ids: string[]) => void;
}

export interface PagedTableProps<Row extends TableRow> {
  label: string;
  columns: readonly TableColumn<Row>[];
  answer: PagedAnswer<Row>;
  paging: Paging;
  selection?: Selection | undefined;
  /** A row on a phone, or everywhere with `asCards`. */
  card(row: Row): ReactNode;
  asCards?: boolean;
  /** Shown beside a card. */
  cardMenu?(row: Row): ReactNode;
  onOpen(row: Row): void;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
}

/** A list paged, sorted and filtered by the server: a table, or cards on phones. */
export function PagedTable<Row extends TableRow>(props: PagedTableProps<Row>) {
  const onPhone = useOnPhone();
  const { answer } = props;
  if (answer.problem !== undefined) {
    return (
      <Card>
        <ErrorState message={answer.problem} onRetry={answer.retry} />
      </Card>
    );
  }
  if (answer.rows?.length === 0 && !answer.loading) return <Card sx={{ flexGrow: 1 }}>{props.empty}</Card>;
  if (onPhone || props.asCards) return <RowCards {...props} />;

  return (
    <Card sx={{ flexGrow: 1, minHeight: 320, display: "flex", flexDirection: "column" }}>
      <DataTable {...props} />
    </Card>
  );
}
