import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { ReportCards } from "./report-cards.tsx";

export interface ReportColumn<Row> {
  header: string;
  /** Null where there is no figure. */
  show: (row: Row) => ReactNode;
  /** Below its column, in the last line. */
  total?: ReactNode;
  /** On a phone it is beside the name. */
  isMain?: true;
  /** Short words: they begin where words do, and stay on their line. */
  isText?: true;
}

export interface ReportTableProps<Row> {
  label: string;
  /** The first names the row, the others are figures. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

const looks = {
  "& td, & th": { borderColor: "divider", whiteSpace: "nowrap", fontFeatureSettings: '"tnum"' },
  "& tr > :last-of-type": { paddingInlineEnd: 5 },
  "& tfoot td, & tfoot th": { fontSize: "inherit", fontWeight: 600, color: "text.primary", borderBottom: 0 },
};

/** The figures of a report with their sums; on a phone, a card for each row. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const onPhone = useOnPhone();
  const { label, columns, rows, keyOf } = props;
  if (onPhone) return <ReportCards {...props} />;

  return (
    <Card>
      <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: "auto" }}>
        <Table size="small" sx={looks}>
          <TableHead>
            <Line scope="col" columns={columns} show={({ header }) => header} />
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Line key={keyOf(row)} columns={columns} show={({ show }) => show(row) ?? "–"} />
            ))}
          </TableBody>
          {columns.some(({ total }) => total !== undefined) && (
            <TableFooter>
              <Line columns={columns} show={({ total }) => total} />
            </TableFooter>
          )}
        </Table>
      </Box>
    </Card>
  );
}

interface LineProps<Row> {
  columns: readonly ReportColumn<Row>[];
  show: (column: ReportColumn<Row>) => ReactNode;
  /** What the first cell names. */
  scope?: "col" | "row";
}

function Line<Row>({ columns, show, scope = "row" }: LineProps<Row>) {
  return (
    <TableRow>
      {columns.map((column, index) =>
        index === 0 ? (
          <TableCell
            key={column.header}
            component="th"
            scope={scope}
            sx={{ paddingInlineStart: 5, "&&": { whiteSpace: column.isText ? "nowrap" : "normal" } }}
          >
            {show(column)}
          </TableCell>
        ) : (
          <TableCell key={column.header} align={column.isText ? "left" : "right"}>
            {show(column)}
          </TableCell>
        ),
      )}
    </TableRow>
  );
}
