import type { DocumentNode, OperationVariables } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { anyRecord, type FieldSpecs, type RecordSpec } from "@boresight/domain/base/record";
import { savedSchema } from "@boresight/domain/base/record-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import type { ListedRow } from "./list-columns.tsx";
import { RecordList, type RecordListProps } from "./record-list.tsx";

interface SavedListProps<Fields extends FieldSpecs, Answer, Variables, Masked, Row> extends Omit<
  RecordListProps<Fields, Answer, Variables, Masked, Row>,
  "children"
> {
  /** The verb that adds a row or changes it: it takes the record's fields with `id` and `version`. */
  save: DocumentNode;
  /** The title of the sheet that adds one. */
  newTitle: string;
}

type SavedRow = ListedRow & { version: number };

/** A described list whose rows are added and changed in a sheet, by their description alone. */
export function SavedList<
  Fields extends FieldSpecs,
  Answer,
  Variables extends OperationVariables,
  Masked,
  Row extends SavedRow,
>({ save, newTitle, ...list }: SavedListProps<Fields, Answer, Variables, Masked, Row>) {
  const { of, card } = list.of;
  const titleOf = (row: Row) => String(row[card.title] ?? "");
  const form = { of: anyRecord(of), title: card.title, save, list: list.query };

  return (
    <RecordList {...list}>
      {({ row, isNew, close }) => (
        <Sheet title={row ? titleOf(row) : newTitle} open={row !== null || isNew} onClose={close}>
          {(row ?? isNew) && <SavedForm key={row?.id} {...form} row={row} onClose={close} />}
        </Sheet>
      )}
    </RecordList>
  );
}

interface SavedFormProps {
  of: RecordSpec;
  /** The field that names a row. */
  title: string;
  save: DocumentNode;
  /** What is asked again. */
  list: DocumentNode;
  /** Null for a new one. */
  row: SavedRow | null;
  onClose: () => void;
}

function SavedForm({ of, title, save, list, row, onClose }: SavedFormProps) {
  const { id = null, version = null } = row ?? {};
  const form = useForm({ defaultValues: recordValues(of, row) });
  const [run] = useMutation(save, { refetchQueries: [list] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(of, values) }),
    schema: savedSchema(of),
    save: (input) => run({ variables: { input } }),
    done: (values) => t("billing.nameIsSaved", { name: String(values[title]) }),
    onSaved: onClose,
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <RecordFields of={of} form={form} autoComplete="off" />
    </SheetForm>
  );
}
