import { t } from "@boresight/domain/texts/text";
import { useState, useEffect, useRef } from "react";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FieldInput } from "./field-input.tsx";
import type { EditableField } from "./fields-to-edit.ts";
import { valueNow, editSentence } from "./order-edits.ts";
import { useFieldForm } from "./use-field-form.ts";
import type { FieldEdit } from "@boresight/domain/base/errors";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import Button from "@mui/material/Button";

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

/** Someone else saved first: who changed what, and that nothing typed here is lost. */
function OvertakenNotice({ edits, timeZone }: { edits: readonly FieldEdit[]; timeZone: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <Alert ref={notice} severity="info" role="alert" sx={{ mb: 3 }}>
      {edits.map((edit) => (
        <Box key={edit.id} sx={{ overflowWrap: "anywhere" }}>
          <bdi>{editSentence(edit, timeZone)}</bdi> · <RelativeTime moment={edit.at} />
        </Box>
      ))}
      <Box sx={{ mt: 1 }}>{t("orders.whatYouTypedIsStillHere")}</Box>
    </Alert>
  );
}

interface FieldConflictProps {
  label: string;
  /** The other person's value, in words. */
  theirs: string;
  onSettle: (whose: "mine" | "theirs") => void;
}

/** Asks which value to use when two people changed the same field. Until then the input has the person's own. */
function FieldConflict({ label, theirs, onSettle }: FieldConflictProps) {
  return (
    <Box
      component="fieldset"
      aria-label={t("orders.bothChanged", { label })}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Alert severity="warning" role="note" sx={{ mb: 3 }}>
        <Box sx={{ overflowWrap: "anywhere" }}>
          <RichText text={t("orders.theirs", slots("value"))} value={<bdi>{theirs}</bdi>} />
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
          <Button size="small" variant="outlined" onClick={() => onSettle("mine")}>
            {t("orders.keepMine")}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onSettle("theirs")}>
            {t("orders.takeTheirs")}
          </Button>
        </Box>
      </Alert>
    </Box>
  );
}
