import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";

export interface FigureTableProps {
  label: string;
  headers: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
  maxHeight?: number;
}

/** The figures of a chart as a table. */
export function FigureTable({ label, headers, rows, maxHeight }: FigureTableProps) {
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
          {rows.map(([name, ...figures]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={headers[index + 1]} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
