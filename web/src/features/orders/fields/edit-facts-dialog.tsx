import { useState } from "react";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { ContestedFact } from "./contested-fact.tsx";
import { FactInput } from "./fact-input.tsx";
import type { FactField } from "./fact-fields.ts";
import { valueNow } from "./order-edits.ts";
import { OvertakenNotice } from "./overtaken-notice.tsx";
import { useFactForm } from "./use-fact-form.ts";

interface EditFactsDialogProps {
  title: string;
  order: OrderFactsFragment;
  fields: readonly FactField[];
  onClose: () => void;
}

/** Facts of an order, to be put right; what somebody else changed meanwhile is told and, where it must be, asked about. */
export function EditFactsDialog({ title, order, fields, onClose }: EditFactsDialogProps) {
  const [begun] = useState(order);
  const { timeZone } = begun;
  const { form, submit, settle, edits, contested } = useFactForm({ begun, fields, onSaved: onClose });

  return (
    <FormDialog
      title={title}
      action="Save"
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {edits[0] && <OvertakenNotice key={edits[0].id} edits={edits} timeZone={timeZone} />}
      {fields.map((fact) => {
        const edit = edits.find(({ field }) => field === fact.field);
        return (
          <div key={fact.field}>
            <FactInput form={form} fact={fact} order={begun} />
            {edit && contested.includes(fact) && (
              <ContestedFact
                label={fact.label}
                theirs={valueNow(edit, timeZone)}
                onSettle={(whose) => settle(fact, whose)}
              />
            )}
          </div>
        );
      })}
    </FormDialog>
  );
}
