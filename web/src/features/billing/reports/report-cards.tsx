import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { ReactNode } from "react";
import type { ReportColumn, ReportTableProps } from "./report-table.tsx";

/** A report on a phone: beside each name its main figure, below it the others that there are. */
export function ReportCards<Row>({ label, columns, rows, keyOf }: ReportTableProps<Row>) {
  return (
    <Card component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {rows.map((row) => (
        <Figures key={keyOf(row)} columns={columns} show={({ show }) => show(row)} />
      ))}
      {columns.some(({ total }) => total !== undefined) && (
        <Figures isTotal columns={columns} show={({ total }) => total} />
      )}
    </Card>
  );
}

interface FiguresProps<Row> {
  columns: readonly ReportColumn<Row>[];
  show: (column: ReportColumn<Row>) => ReactNode;
  isTotal?: boolean;
}

function Figures<Row>({ columns: [first, ...figures], show, isTotal = false }: FiguresProps<Row>) {
  const main = figures.find(({ isMain }) => isMain);
  const others = figures
    .filter((column) => column !== main)
    .map((column) => ({ header: column.header, figure: show(column) }))
    .filter(({ figure }) => figure !== null && figure !== undefined);

  return (
    <Box
      component="li"
      sx={{ px: 4, py: 3, borderBottom: 1, borderColor: "divider", "&:last-of-type": { borderBottom: 0 } }}
    >
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 3, fontWeight: isTotal ? 600 : 500 }}>
        <span>{first && show(first)}</span>
        <span>{main && show(main)}</span>
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1, display: "grid", gap: 0.5, typography: "body2", color: "text.secondary" }}>
        {others.map(({ header, figure }) => (
          <Box key={header} sx={{ display: "flex", justifyContent: "space-between", gap: 3 }}>
            <dt>{header}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {figure}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
