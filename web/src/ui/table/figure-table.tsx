import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import Link from "@mui/material/Link";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { RouteLink, type LinkTarget } from "#ui/layout/route-link.tsx";

export interface FigureTableProps {
  label: string;
  headers: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
  maxHeight?: number;
  /** Where the figure in a row and a column leads; the row's name is column 0. */
  linkOf?: (row: number, column: number) => LinkTarget | undefined;
}

/** The figures of a chart as a table. */
export function FigureTable({ label, headers, rows, maxHeight, linkOf }: FigureTableProps) {
  const cell = (content: ReactNode, row: number, column: number) => {
    const link = linkOf?.(row, column);
    if (!link || content === 0) return content; // Nobody looks for none.
    return (
      <Link component={RouteLink} {...link} underline="hover">
        {content}
      </Link>
    );
  };

  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ overflow: "auto", ...(maxHeight && { maxHeight }) }}>
      <Table
        size="small"
        stickyHeader
        sx={{ "& td, & th": { fontFeatureSettings: '"tnum"', bgcolor: "background.paper" } }}
      >
        <TableHead>
          <TableRow>
            {headers.map((header, index) => (
              <TableCell key={header} align={index === 0 ? "left" : "right"}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...figures], row) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {cell(name, row, 0)}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={headers[index + 1]} align="right">
                  {cell(figure, row, index + 1)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
