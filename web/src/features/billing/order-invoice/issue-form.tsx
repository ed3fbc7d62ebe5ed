import { useMutation } from "@apollo/client/react";
import { cents, formatCents } from "@boresight/domain/base/money";
import { problemsOf } from "@boresight/domain/base/problems";
import { invoiceIssueSchema } from "@boresight/domain/billing/invoice-schema";
import { isOverridable, issueObstacles, type IssueObstacle } from "@boresight/domain/billing/invoice-status";
import { statusCategories } from "@boresight/domain/statuses/status-look";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { staleInvoice } from "#features/billing/stale-documents.ts";
import { graphql } from "#graphql/gql.ts";
import type { IssuedDraftQuery } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { IssueObstacles } from "./issue-obstacles.tsx";

const IssueInvoice = graphql(`
  mutation IssueInvoice($input: IssueInvoiceInput!, $staff: Boolean!, $amounts: Boolean!) {
    issueInvoice(input: $input) {
      invoice {
        id
        number
      }
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

type Draft = NonNullable<IssuedDraftQuery["invoice"]>;

interface IssueFormProps {
  draft: Draft;
  /** Who gets it by email; empty where nobody does. */
  recipients: readonly string[];
  onEdit: () => void;
  onClose: () => void;
}

interface IssueValues {
  poNumber: string;
  dueDate: string;
  overrideNote: string;
  send: boolean;
}

/** What the invoice still lacks, its PO number and due date, and whether it is emailed at once. */
export function IssueForm({ draft, recipients, onEdit, onClose }: IssueFormProps) {
  const { id, version, totalCents, serviceOrder } = draft;
  const form = useForm<IssueValues>({ defaultValues: valuesOf(draft, recipients) });
  const poNumber = useWatch({ control: form.control, name: "poNumber" });
  const obstacles = obstaclesOf(draft, poNumber);
  const isBlocked = !obstacles.every(isOverridable);
  const [issue] = useMutation(IssueInvoice);
  const { problem, run, forgetProblem } = useVerb({ form, fieldsSuffice: true, stale: staleInvoice });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const input = { id, version, ...inputOf(values, obstacles) };
    const { error } = invoiceIssueSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(
      () => issue({ variables: { input, staff: true, amounts: true } }),
      ({ data }) => t("billing.invoiceIsIssued", { number: data?.issueInvoice?.invoice?.number ?? "" }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("billing.issueInvoice")}
      action={isBlocked ? t("billing.editDraft") : t("billing.issueOver", { amount: formatCents(totalCents) })}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={isBlocked ? onEdit : () => void submit()}
      onClose={onClose}
    >
      <IssueObstacles
        obstacles={obstacles}
        customerId={serviceOrder?.customer?.id ?? ""}
        orderId={serviceOrder?.id ?? ""}
        missing={missingOf(serviceOrder)}
      />
      {!isBlocked && (
        <IssueFields
          form={form}
          termsDays={serviceOrder?.customer?.paymentTermsDays ?? 0}
          recipients={recipients}
          isOverriding={obstacles.length > 0}
        />
      )}
    </FormDialog>
  );
}

interface IssueFieldsProps {
  form: UseFormReturn<IssueValues>;
  termsDays: number;
  recipients: readonly string[];
  isOverriding: boolean;
}

function IssueFields({ form, termsDays, recipients, isOverriding }: IssueFieldsProps) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.issuingFreezes")}
      </Typography>
      <TextInput form={form} name="poNumber" label={t("base.poNumber")} optional />
      <TextInput
        form={form}
        name="dueDate"
        label={t("base.dueDate")}
        optional
        help={t("billing.emptyTakesTheTerms", { count: termsDays })}
        input={{ type: "date" }}
      />
      {isOverriding && (
        <TextInput
          form={form}
          name="overrideNote"
          label={t("billing.whyIssuedAnyway")}
          help={t("orders.atLeast10Characters")}
          input={{ multiline: true, minRows: 2, inputProps: { dir: "auto" } }}
        />
      )}
      {recipients.length > 0 ? (
        <CheckInput
          form={form}
          name="send"
          label={t("billing.emailItNow")}
          help={<bdi dir="ltr">{recipients.join(", ")}</bdi>}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t("errors.invoice-without-recipient")}
        </Typography>
      )}
    </>
  );
}

const valuesOf = ({ poNumber, serviceOrder }: Draft, recipients: readonly string[]): IssueValues => ({
  poNumber: poNumber ?? serviceOrder?.poNumber ?? "",
  dueDate: "",
  overrideNote: "",
  send: recipients.length > 0,
});

/** What stops an invoice: an unverified rule only informs. */
const missingOf = (order: Draft["serviceOrder"]) =>
  order?.payerCheck?.rule?.isVerified ? order.payerCheck.missing : [];

function obstaclesOf({ totalCents, lineItems, serviceOrder }: Draft, poNumber: string): IssueObstacle[] {
  const { status, customer } = serviceOrder ?? {};
  return issueObstacles({
    lineCount: lineItems.nodes.length,
    total: cents(totalCents),
    hasBillingAddress: Boolean(customer?.addressId),
    requiresPo: customer?.requiresPo === true,
    poNumber: poNumber.trim() || null,
    payerLacks: missingOf(serviceOrder).length,
    order: {
      statusKey: status?.key ?? "",
      category: statusCategories.find((category) => category === status?.category) ?? "intake",
    },
  });
}

const inputOf = ({ poNumber, dueDate, overrideNote, send }: IssueValues, obstacles: readonly IssueObstacle[]) => ({
  poNumber: poNumber.trim() === "" ? null : poNumber,
  dueDate: dueDate === "" ? null : dueDate,
  overrideNote: obstacles.length > 0 ? overrideNote : null,
  send,
});
