import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { SortableArea } from "#ui/drag/sortable-area.tsx";
import { SortableList } from "#ui/drag/sortable-list.tsx";
import type { SortableGroup } from "#ui/drag/sortable-order.ts";
import { SortableRow } from "#ui/drag/sortable-row.tsx";
import { AddLine } from "./add-line.tsx";
import { ColumnHeads } from "./column-heads.tsx";
import { lineColumns } from "./line-columns.ts";
import { LineRow } from "./line-row.tsx";
import { LineTotals, type TaxesOfDocument } from "./line-totals.tsx";
import { freeLine, lineOfType, type DocumentValues, type LineValues } from "./line-values.ts";

interface LinesEditorProps {
  form: UseFormReturn<DocumentValues>;
  taxes: TaxesOfDocument;
  /** What is between the lines and their totals. */
  children?: ReactNode;
}

interface RemovedLine {
  line: LineValues;
  index: number;
}

/** The lines of a document: added from the catalog, typed, sorted and removed, with their totals. */
export function LinesEditor({ form, taxes, children }: LinesEditorProps) {
  const { control } = form;
  const { insert, append, remove, move } = useFieldArray({ control, name: "lines", keyName: "fieldId" });
  const lines = useWatch({ control, name: "lines" });
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const removeAt = (index: number) => {
    const line = form.getValues(`lines.${index}`);
    remove(index);
    setRemoved({ line, index });
  };
  const undo = ({ line, index }: RemovedLine) => {
    insert(Math.min(index, form.getValues("lines").length), line);
    setRemoved(null);
  };

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      {lines.length === 0 ? (
        <Typography color="textSecondary">{t("billing.noLinesYet")}</Typography>
      ) : (
        <div>
          <LineHeads />
          <SortedLines form={form} lines={lines} onMove={move} onRemove={removeAt} />
        </div>
      )}
      {removed && <RemovedNotice removed={removed} onUndo={undo} onClose={() => setRemoved(null)} />}
      <AddLine
        onAdd={(type) => append(lineOfType(type), { shouldFocus: false })}
        onAddFree={(type, description) => append(freeLine(type, description), { shouldFocus: false })}
      />
      {children}
      <LineTotals control={control} taxes={taxes} />
    </Box>
  );
}

interface SortedLinesProps {
  form: UseFormReturn<DocumentValues>;
  lines: readonly LineValues[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

function SortedLines({ form, lines, onMove, onRemove }: SortedLinesProps) {
  const group = useMemo(() => ({ id: "lines", itemIds: lines.map(({ key }) => key) }), [lines]);
  const nameOf = useCallback(
    (key: string) => lines.find((line) => line.key === key)?.description ?? t("base.lines"),
    [lines],
  );
  const order = ({ itemIds }: SortableGroup, key: string) =>
    onMove(
      lines.findIndex((line) => line.key === key),
      itemIds.indexOf(key),
    );

  return (
    <SortableArea groups={[group]} nameOf={nameOf} onOrder={order}>
      <SortableList group={group} label={t("base.lines")}>
        {lines.map((line, index) => (
          <SortableRow key={line.key} id={line.key} name={line.description} fixed={lines.length < 2}>
            {(handle) => <LineRow form={form} index={index} handle={handle} onRemove={() => onRemove(index)} />}
          </SortableRow>
        ))}
      </SortableList>
    </SortableArea>
  );
}

function LineHeads() {
  return (
    <ColumnHeads columns={lineColumns} endFrom={3}>
      <span />
      <span>{t("base.description")}</span>
      <span>{t("base.quantity")}</span>
      <span>{t("billing.unitPrice")}</span>
      <span>{t("billing.discount")}</span>
      <span>{t("base.total")}</span>
      <span />
    </ColumnHeads>
  );
}

interface RemovedNoticeProps {
  removed: RemovedLine;
  onUndo: (removed: RemovedLine) => void;
  onClose: () => void;
}

function RemovedNotice({ removed, onUndo, onClose }: RemovedNoticeProps) {
  const undo = (
    <Button color="inherit" size="small" onClick={() => onUndo(removed)}>
      {t("base.undo")}
    </Button>
  );

  return (
    <Alert severity="info" action={undo} onClose={onClose}>
      {t("billing.lineIsRemoved", { name: removed.line.description })}
    </Alert>
  );
}
