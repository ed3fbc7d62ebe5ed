import { t } from "@boresight/domain/texts/text";
import { problemsOf } from "@boresight/domain/base/problems";
import { savedViewSchema } from "@boresight/domain/orders/saved-view";
import { useForm } from "react-hook-form";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useVerb } from "#records/use-verb.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import type { SavedView } from "./saved-views.tsx";
import { useSaveView } from "./use-save-view.ts";
import { addressOf, settingsOf, type ListOfViews } from "./view-settings.ts";

interface SaveViewDialogProps {
  of: ListOfViews;
  /** Null saves the current list under a new name. */
  view: SavedView | null;
  onClose: () => void;
}

export function SaveViewDialog({ of, view, onClose }: SaveViewDialogProps) {
  const mayShare = roleOf(useAuth().user) === "admin";
  const { search } = useAddress();
  const save = useSaveView();
  const form = useForm({ defaultValues: { viewName: view?.viewName ?? "", isShared: view?.isShared ?? false } });
  const settings = settingsOf(view ? addressOf(view.settings, of) : search, of);
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = savedViewSchema.safeParse({ ...values, list: of.list, id: view?.id, settings });
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(
      () => save({ ...data, id: data.id ?? null }),
      t("base.viewSaved", { name: data.viewName }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={view ? t("base.renameOrShareView") : t("base.saveThisView")}
      action={t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput form={form} name="viewName" label={t("base.name")} help={t("base.viewHelp")} />
      {mayShare && <CheckInput form={form} name="isShared" label={t("base.shareWithStaff")} />}
    </FormDialog>
  );
}
