import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FieldConflict } from "./field-conflict.tsx";
import { FieldInput } from "./field-input.tsx";
import type { EditableField } from "./fields-to-edit.ts";
import { valueNow } from "./order-edits.ts";
import { OvertakenNotice } from "./overtaken-notice.tsx";
import { useFieldForm } from "./use-field-form.ts";

interface EditFieldsDialogProps {
  title: string;
  order: OrderFieldsFragment;
  fields: readonly EditableField[];
  onClose: () => void;
}

/** Edits fields of an order. Shows what someone else has changed since, and asks about fields that both changed. */
export function EditFieldsDialog({ title, order, fields, onClose }: EditFieldsDialogProps) {
  const [begun] = useState(order);
  const { timeZone } = begun;
  const { form, submit, settle, edits, contested } = useFieldForm({ begun, fields, onSaved: onClose });

  return (
    <FormDialog
      title={title}
      action={t("base.save")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {edits[0] && <OvertakenNotice key={edits[0].id} edits={edits} timeZone={timeZone} />}
      {fields.map((editable) => {
        const edit = edits.find(({ field }) => field === editable.field);
        return (
          <div key={editable.field}>
            <FieldInput form={form} editable={editable} order={begun} />
            {edit && contested.includes(editable) && (
              <FieldConflict
                label={editable.label}
                theirs={valueNow(edit, timeZone)}
                onSettle={(whose) => settle(editable, whose)}
              />
            )}
          </div>
        );
      })}
    </FormDialog>
  );
}
