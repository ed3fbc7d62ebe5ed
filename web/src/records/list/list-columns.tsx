import { headingOf, type FieldKind, type FieldSpecs, type NameOf } from "@boresight/domain/base/record";
import type { RecordListSpec } from "@boresight/domain/base/record-list";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { shownValue } from "#records/form/record-details.tsx";
import type { StoredRecord } from "#records/form/record-values.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import type { Detail } from "#ui/layout/details-list.tsx";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { InUseMark } from "./in-use-mark.tsx";

export type ListedRow = StoredRecord & { id: string };

/** Fields whose values are shown differently here; null is nothing. */
export type Cells<Fields extends FieldSpecs, Row> = { readonly [Name in NameOf<Fields>]?: (row: Row) => ReactNode };

interface Shown<Fields extends FieldSpecs, Row> {
  of: RecordListSpec<Fields>;
  cells: Cells<Fields, Row>;
}

/** Returns the columns of the table, each by the kind of its field. */
export const listColumns = <Fields extends FieldSpecs, Row extends ListedRow>(
  list: Shown<Fields, Row>,
): TableColumn<Row>[] =>
  list.of.columnNames.map((field) => {
    const { isSortable = false, minWidth, flex } = list.of.columns[field] ?? {};
    return {
      field,
      header: headingOf(list.of.of.field(field)),
      ...(flex !== undefined && { flex }),
      ...(minWidth !== undefined && { minWidth }),
      sortable: isSortable,
      show: (row) => inCell(valueIn(list, field, row), list.of.of.field(field).kind),
    };
  });

const clipped: readonly FieldKind[] = ["line", "text", "link"];

function inCell(value: ReactNode, kind: FieldKind): ReactNode {
  const shown = value ?? "–";
  return typeof shown === "string" && clipped.includes(kind) ? <TwoLines main={shown} /> : shown;
}

/** Returns what is beside the labels of the list's fields. */
export const listDetails = <Fields extends FieldSpecs, Row extends ListedRow>(
  list: Shown<Fields, Row>,
  row: Row,
): Detail[] =>
  list.of.columnNames.map((name) => ({
    label: headingOf(list.of.of.field(name)),
    value: valueIn(list, name, row),
  }));

function valueIn<Fields extends FieldSpecs, Row extends ListedRow>(
  { of: { of }, cells }: Shown<Fields, Row>,
  name: NameOf<Fields>,
  row: Row,
): ReactNode {
  const own = cells[name];
  if (own) return own(row);
  const value = row[name];
  if (name === "isActive") return <InUseMark isActive={value === true} />;
  const spec = of.field(name);
  return spec.kind === "line" && typeof value === "string" ? value : shownValue(name, spec, row);
}

interface RowCardProps<Fields extends FieldSpecs, Row> extends Shown<Fields, Row> {
  row: Row;
}

/** A row on a phone. */
export function RowCard<Fields extends FieldSpecs, Row extends ListedRow>({ row, ...list }: RowCardProps<Fields, Row>) {
  const { title, mark, line, others } = list.of.card;
  const small = others.map((name) => valueIn(list, name, row)).filter(Boolean);

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography dir="auto" sx={{ ...alignStart, fontWeight: 500, flexGrow: 1, minWidth: 0 }}>
          {valueIn(list, title, row)}
        </Typography>
        {valueIn(list, mark, row)}
      </Box>
      <Typography variant="body2">{valueIn(list, line, row)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {small.map((value, index) => (index === 0 ? value : [" · ", value]))}
      </Typography>
    </Box>
  );
}
