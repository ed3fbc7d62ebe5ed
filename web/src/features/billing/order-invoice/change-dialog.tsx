import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { issuedInvoiceChangeSchema } from "@boresight/domain/billing/invoice-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { staleInvoice } from "#features/billing/stale-documents.ts";
import { NotesInput } from "#features/billing/lines/notes-input.tsx";
import { graphql } from "#graphql/gql.ts";
import type { PricedInvoiceFragment, ShownInvoiceFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const UpdateIssuedInvoice = graphql(`
  mutation UpdateIssuedInvoice($input: UpdateIssuedInvoiceInput!) {
    updateIssuedInvoice(input: $input) {
      invoice {
        id
        version
        notes
        dueDate
        poNumber
      }
    }
  }
`);

interface ChangeDialogProps {
  invoice: Pick<ShownInvoiceFragment, "id" | "version" | "number"> &
    Pick<PricedInvoiceFragment, "notes" | "dueDate" | "poNumber">;
  onClose: () => void;
}

/** All that changes after an invoice was issued: its notes, due date and PO number. */
export function ChangeDialog({ invoice: { id, version, number, ...stored }, onClose }: ChangeDialogProps) {
  const form = useForm({
    defaultValues: { notes: stored.notes, dueDate: stored.dueDate ?? "", poNumber: stored.poNumber ?? "" },
  });
  const [change] = useMutation(UpdateIssuedInvoice);
  const { frame, run } = useVerb({ form, fieldsSuffice: true, stale: staleInvoice });
  const submit = form.handleSubmit(async ({ notes, dueDate, poNumber }) => {
    const due = dueDate === "" ? {} : { dueDate };
    const input = { id, version, notes, ...due, poNumber: poNumber.trim() === "" ? null : poNumber };
    const { error } = issuedInvoiceChangeSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    const done = t("billing.invoiceIsChanged", { number: number ?? "" });
    if (!(await run(() => change({ variables: { input } }), done))) onClose();
  });

  return (
    <FormDialog
      title={t("billing.changeInvoiceNumber", { number: number ?? "" })}
      action={t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput form={form} name="dueDate" label={t("base.dueDate")} input={{ type: "date" }} />
      <TextInput form={form} name="poNumber" label={t("base.poNumber")} optional />
      <NotesInput form={form} name="notes" />
    </FormDialog>
  );
}
