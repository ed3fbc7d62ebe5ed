import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { invoiceVoidSchema } from "@boresight/domain/billing/invoice-schema";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { staleInvoice } from "../stale-documents.ts";

const VoidInvoice = graphql(`
  mutation VoidInvoice($input: VoidInvoiceInput!) {
    voidInvoice(input: $input) {
      invoice {
        id
        ...InvoiceRow
      }
      draft {
        id
      }
    }
  }
`);

interface VoidDialogProps {
  invoice: Pick<InvoiceRowFragment, "id" | "version"> & { number?: string | null; serviceOrderId?: string | null };
  /** With the draft that replaces it; null for none. */
  onVoided?: (draftId: string | null) => void;
  onClose: () => void;
}

/** Makes an invoice void, with the reason; on request a draft with the same lines replaces it. */
export function VoidDialog({
  invoice: { id, version, number: known, serviceOrderId },
  onVoided,
  onClose,
}: VoidDialogProps) {
  const number = known ?? "";
  const form = useForm({ defaultValues: { reason: "", reissue: false } });
  const [makeVoid] = useMutation(VoidInvoice, { refetchQueries: ["InvoicesPage"] });
  const { frame, run } = useVerb({ form, stale: staleInvoice });
  const elevated = useElevated();
  const submit = form.handleSubmit(async (values) => {
    const input = { id, version, ...values };
    const { error } = invoiceVoidSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    const done = t("billing.invoiceIsVoid", { number });
    const work = async () => {
      const { data } = await elevated(() => makeVoid({ variables: { input } }));
      onVoided?.(data?.voidInvoice?.draft?.id ?? null);
    };
    if (!(await run(work, done))) onClose();
  });

  return (
    <FormDialog
      title={t("billing.voidInvoiceNumber", { number })}
      action={t("billing.voidInvoice")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.voidingIsForGood")}
      </Typography>
      <ReasonInput form={form} name="reason" />
      {serviceOrderId !== null && <CheckInput form={form} name="reissue" label={t("billing.reissueAsDraft")} />}
    </FormDialog>
  );
}
