import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { fieldWord, valueWords } from "./field-words.ts";

type Fields = Readonly<Record<string, unknown>>;
export type Side = "ours" | "theirs";

interface SideBySideProps {
  fields: readonly string[];
  ours: Fields;
  theirs: Fields;
  /** What both said before; null when they never did. */
  agreed: Fields | null;
  /** Offers a value to be chosen; without it they are only read. */
  choice?: (field: string, side: Side, words: string) => ReactNode;
}

/** The fields that differ: here, in QuickBooks, and as both said before. */
export function SideBySide({ fields, ours, theirs, agreed, choice }: SideBySideProps) {
  const cell = (field: string, side: Side, value: unknown) => {
    const words = valueWords(field, value);
    return choice ? choice(field, side, words) : <bdi>{words}</bdi>;
  };

  return (
    <Box component="section" aria-label={t("accounting.bothSides")} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Table size="small" sx={{ "& td, & th": { verticalAlign: "top", overflowWrap: "anywhere" }, minWidth: 440 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("accounting.field")}</TableCell>
            <TableCell>{t("accounting.here")}</TableCell>
            <TableCell>{t("accounting.inQuickbooks")}</TableCell>
            {agreed && <TableCell>{t("accounting.before")}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {fieldWord(field)}
              </TableCell>
              <TableCell>{cell(field, "ours", ours[field])}</TableCell>
              <TableCell>{cell(field, "theirs", theirs[field])}</TableCell>
              {agreed && (
                <TableCell sx={{ color: "text.secondary" }}>
                  <bdi>{valueWords(field, agreed[field])}</bdi>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
