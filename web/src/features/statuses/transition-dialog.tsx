import { t } from "@boresight/domain/texts/text";
import { problemsOf } from "@boresight/domain/base/problems";
import { guardKeys, guardWords, movingRoles, transitionSchema } from "@boresight/domain/statuses/status-definition";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { CheckGroup } from "./check-group.tsx";
import type { PolicyCell } from "./policy.ts";
import { roleWords } from "./status-words.ts";
import { useTransitionVerbs } from "./use-transition-verbs.ts";

const roleChoices = movingRoles.map((value) => ({ value, label: roleWords[value] ?? value }));
const guardChoices = guardKeys.map((value) => ({ value, label: guardWords[value] }));

interface TransitionDialogProps {
  cell: PolicyCell;
  onClose: () => void;
}

/** Whether a transition is allowed, for which roles, and the input it requires. */
export function TransitionDialog({ cell, onClose }: TransitionDialogProps) {
  const { from, to, move } = cell;
  const form = useForm({ defaultValues: valuesOf(move) });
  const { problem, allow, forbid } = useTransitionVerbs(cell, onClose);
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = transitionSchema.safeParse({ fromStatusId: from.id, toStatusId: to.id, ...values });
    if (error) return showFieldProblems(form, problemsOf(error));
    await allow(data);
  });

  return (
    <FormDialog
      title={t("statuses.statusnameToStatusname2", { from: from.statusName, to: to.statusName })}
      action={move ? t("base.save") : t("statuses.allow")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CheckGroup form={form} name="roles" legend={t("statuses.whoMayMakeThisMove")} choices={roleChoices} />
      <CheckGroup form={form} name="guards" legend={t("statuses.whatItAsksFor")} choices={guardChoices} />
      <CheckInput form={form} name="requiresNote" label={t("statuses.aNoteSaysWhy")} />
      {move && (
        <Button color="error" onClick={() => void forbid()} sx={{ justifySelf: "start" }}>
          {t("statuses.forbidThisMove")}
        </Button>
      )}
    </FormDialog>
  );
}

const valuesOf = (move: PolicyCell["move"]) => ({
  roles: [...(move?.roles ?? ["admin", "technician"])],
  guards: [...(move?.guards ?? [])],
  requiresNote: move?.requiresNote ?? false,
});
