import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { invoiceDraftSchema } from "@boresight/domain/billing/invoice-schema";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useForm } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { staleInvoice } from "#features/billing/stale-documents.ts";
import { editedLines } from "#features/billing/lines/edited-line.fragment.ts";
import { lineProblems, toLineFields } from "#features/billing/lines/line-problems.ts";
import { lineInputOf, type DocumentValues } from "#features/billing/lines/line-values.ts";
import { LinesEditor } from "#features/billing/lines/lines-editor.tsx";
import { OffersOptional } from "#features/billing/lines/offers-optional.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EditedInvoiceFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const EditedInvoiceFields = graphql(`
  fragment EditedInvoiceFields on Invoice {
    ...DraftFields
    poNumber
  }
`);

const SaveInvoice = graphql(`
  mutation SaveInvoice($input: SaveInvoiceInput!, $amounts: Boolean!) {
    saveInvoice(input: $input) {
      serviceOrder {
        id
        ...OrderInvoices
      }
    }
  }
`);

interface InvoiceFormProps {
  invoice: FragmentType<typeof EditedInvoiceFields>;
  onClose: () => void;
}

/** The lines, PO number and notes of a draft. Its due date comes with its issue. */
export function InvoiceForm({ invoice: masked, onClose }: InvoiceFormProps) {
  const invoice = readFragment(EditedInvoiceFields, masked);
  const { id, version, taxExemptReason } = invoice;
  const form = useForm<DocumentValues>({ defaultValues: valuesOf(invoice) });
  const [save] = useMutation(SaveInvoice);
  const options = { form, fieldsSuffice: true, toFormFields: toLineFields, stale: staleInvoice };
  const { frame, run } = useVerb(options);
  const submit = form.handleSubmit(async (values) => {
    const judge = () => problemsIn(form.getValues(), { id, version });
    if (judge().length > 0) return showFieldProblems(form, judge(), judge);
    const variables = { input: { id, version, ...inputOf(values) }, amounts: true };
    if (!(await run(() => save({ variables }), t("billing.invoiceDraftIsSaved")))) onClose();
  });
  const taxes = { components: rowsOf(invoice.taxes), isExempt: taxExemptReason !== "" };

  return (
    <SheetForm action={t("billing.saveDraft")} {...frame(submit)} onCancel={onClose}>
      <OffersOptional value={false}>
        <LinesEditor form={form} taxes={taxes}>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 300px" },
              columnGap: 4,
            }}
          >
            <TextInput
              form={form}
              name="notes"
              label={t("base.notes")}
              optional
              help={t("billing.theCustomerReadsNotes")}
              input={{ multiline: true, minRows: 2, inputProps: { dir: "auto" } }}
            />
            <TextInput form={form} name="poNumber" label={t("base.poNumber")} optional />
          </Box>
        </LinesEditor>
      </OffersOptional>
    </SheetForm>
  );
}

const valuesOf = ({ notes, poNumber, lineItems, furtherLines }: EditedInvoiceFieldsFragment): DocumentValues => ({
  notes,
  until: "",
  poNumber: poNumber ?? "",
  lines: editedLines(lineItems, furtherLines),
});

const inputOf = ({ notes, poNumber, lines }: DocumentValues) => ({
  notes,
  poNumber: poNumber.trim() === "" ? null : poNumber,
  lines: lines.map(lineInputOf),
});

function problemsIn(values: DocumentValues, read: { id: string; version: number }): readonly FieldProblem[] {
  const { error } = invoiceDraftSchema.safeParse({ ...read, ...inputOf({ ...values, lines: [] }) });
  return [...lineProblems(values.lines), ...(error ? problemsOf(error) : [])];
}
