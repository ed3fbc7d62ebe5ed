import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { estimateDraftSchema } from "@boresight/domain/billing/estimate-schema";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useForm, type UseFormReturn } from "react-hook-form";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { NotesInput } from "#features/billing/lines/notes-input.tsx";
import { graphql } from "#graphql/gql.ts";
import type { EditedEstimateFieldsFragment } from "#graphql/graphql.ts";
import { lineProblems, toLineFields } from "#features/billing/lines/line-problems.ts";
import { editedLines, taxesOf } from "#features/billing/lines/edited-line.fragment.ts";
import { lineInputOf, type DocumentValues } from "#features/billing/lines/line-values.ts";
import { LinesEditor } from "#features/billing/lines/lines-editor.tsx";
import { useSave } from "#records/form/use-save.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { NewPrices } from "./new-prices.tsx";
import { Suggestions } from "./suggestions.tsx";
import { staleEstimate } from "#features/billing/stale-documents.ts";

const EditedEstimateFields = graphql(`
  fragment EditedEstimateFields on Estimate {
    ...DraftFields
    number
    validUntil
    newPrices {
      lineItemId
      unitPrice
    }
  }
`);

const SaveEstimate = graphql(`
  mutation SaveEstimate($input: SaveEstimateInput!) {
    saveEstimate(input: $input) {
      serviceOrder {
        id
        ...OrderEstimates
      }
    }
  }
`);

interface EstimateFormProps {
  estimate: FragmentType<typeof EditedEstimateFields>;
  orderId: string;
  onClose: () => void;
}

/** The lines, notes and last day of a draft. */
export function EstimateForm({ estimate: masked, orderId, onClose }: EstimateFormProps) {
  const estimate = readFragment(EditedEstimateFields, masked);
  const { id, version, number } = estimate;
  const form = useForm<DocumentValues>({ defaultValues: valuesOf(estimate) });
  const [save] = useMutation(SaveEstimate);
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...inputOf(values, orderId) }),
    problems: (values) => problemsIn(values, orderId),
    toFormFields,
    save: (input) => save({ variables: { input } }),
    done: () => t("billing.estimateIsSaved", { number }),
    onSaved: onClose,
    stale: staleEstimate,
    fieldsSuffice: true,
  });

  return (
    <SheetForm action={t("billing.saveDraft")} {...frame} onCancel={onClose}>
      <NewPrices form={form} newPrices={estimate.newPrices} />
      <Suggestions form={form} orderId={orderId} />
      <LinesEditor form={form} taxes={taxesOf(estimate)}>
        <DocumentWords form={form} />
      </LinesEditor>
    </SheetForm>
  );
}

function DocumentWords({ form }: { form: UseFormReturn<DocumentValues> }) {
  return (
    <Box
      sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 220px" }, columnGap: 4 }}
    >
      <NotesInput form={form} name="notes" />
      <TextInput
        form={form}
        name="until"
        label={t("billing.validThrough")}
        optional
        help={t("billing.emptyTakesTheSetting")}
        input={{ type: "date" }}
      />
    </Box>
  );
}

const valuesOf = ({ notes, validUntil, lineItems, furtherLines }: EditedEstimateFieldsFragment): DocumentValues => ({
  notes,
  until: validUntil ?? "",
  poNumber: "",
  lines: editedLines(lineItems, furtherLines),
});

const inputOf = ({ notes, until, lines }: DocumentValues, serviceOrderId: string) => ({
  serviceOrderId,
  notes,
  validUntil: until === "" ? null : until,
  lines: lines.map(lineInputOf),
});

const toFormFields = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  toLineFields(problems).map((problem) => (problem.field === "validUntil" ? { ...problem, field: "until" } : problem));

function problemsIn(values: DocumentValues, orderId: string): readonly FieldProblem[] {
  const { error } = estimateDraftSchema.safeParse(inputOf({ ...values, lines: [] }, orderId));
  return [...lineProblems(values.lines), ...toFormFields(error ? problemsOf(error) : [])];
}
