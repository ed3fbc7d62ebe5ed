import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { invoiceDraftSchema } from "@boresight/domain/billing/invoice-schema";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useForm } from "react-hook-form";
import { staleInvoice } from "#features/billing/stale-documents.ts";
import { editedLines, taxesOf } from "#features/billing/lines/edited-line.fragment.ts";
import { lineProblems, toLineFields } from "#features/billing/lines/line-problems.ts";
import { lineInputOf, type DocumentValues } from "#features/billing/lines/line-values.ts";
import { LinesEditor } from "#features/billing/lines/lines-editor.tsx";
import { OffersOptional } from "#features/billing/lines/offers-optional.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { NotesInput } from "#features/billing/lines/notes-input.tsx";
import { graphql } from "#graphql/gql.ts";
import type { EditedInvoiceFieldsFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
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
  const { id, version } = invoice;
  const form = useForm<DocumentValues>({ defaultValues: valuesOf(invoice) });
  const [save] = useMutation(SaveInvoice);
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...inputOf(values) }),
    problems: (values) => problemsIn(values, { id, version }),
    toFormFields: toLineFields,
    save: (input) => save({ variables: { input, amounts: true } }),
    done: () => t("billing.invoiceDraftIsSaved"),
    onSaved: onClose,
    stale: staleInvoice,
    fieldsSuffice: true,
  });

  return (
    <SheetForm action={t("billing.saveDraft")} {...frame} onCancel={onClose}>
      <OffersOptional value={false}>
        <LinesEditor form={form} taxes={taxesOf(invoice)}>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 300px" },
              columnGap: 4,
            }}
          >
            <NotesInput form={form} name="notes" />
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
