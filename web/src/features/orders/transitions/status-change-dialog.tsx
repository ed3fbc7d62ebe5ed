import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import { cancellationReasons } from "@boresight/domain/orders/reasons";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useForm, type UseFormReturn } from "react-hook-form";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { InvoiceDecisionInput } from "./invoice-decision-input.tsx";
import { useIssuedInvoices } from "./use-issued-invoices.ts";
import { StatusChangeFields, type GivenAnswers, type StatusChangeValues } from "./status-change-fields.tsx";
import type { AvailableTransition } from "#records/order-transitions.fragment.ts";
import type { ChangeStatus } from "./use-change-status.ts";
import { Dialog } from "#ui/overlay/overlays.tsx";

export interface StatusChangeProps {
  orderId: string;
  /** Of the order. */
  number: string;
  offered: AvailableTransition;
  label: string;
  given?: GivenAnswers | undefined;
  onChange: ChangeStatus;
  onClose: () => void;
}

const empty: StatusChangeValues = {
  note: "",
  holdReasonKey: "",
  cancellationReasonKey: "",
  cancellationReason: "",
  skipsCustomerMail: false,
  invoiceDecision: "",
};

/** Asks for the input of a status change; an admin may override what is missing with a note. */
export function StatusChangeDialog(props: StatusChangeProps) {
  const { orderId, number, offered, label, given, onChange, onClose } = props;
  const { requiredAnswers, blockedBy } = offered;
  const form = useForm({ defaultValues: { ...empty, ...given } });
  const overrides = blockedBy.length > 0;
  const cancels = requiredAnswers.includes("cancellationReason");
  const { settle, loading, ...invoices } = useIssuedInvoices({ orderId, form, isAsked: cancels });
  const submit = form.handleSubmit(async (entered) => {
    if (cancels && lacksReason(form, entered)) return;
    const values = cancels ? withReason(entered) : entered;
    const ofInvoices = await settle(values);
    if (!ofInvoices) return;
    const answers = answersOf(values, { requiredAnswers, overrides });
    const problem = await onChange(offered, { ...answers, ...ofInvoices });
    if (problem) showFieldProblems(form, problem.fields);
    else onClose();
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby="status-change-title" slotProps={{ paper: { sx: { width: 480 } } }}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: "contents" }}>
        <DialogTitle id="status-change-title">
          {cancels ? t("orders.cancelNumber", { number }) : t("orders.moveToLabel", { label })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 1 }}>
          {overrides && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {t("orders.blockedbyAsAnAdminYouCan", {
                blockedBy: blockedBy.map((unmet) => asSentence(unmetGuardMessage(unmet))).join(" "),
              })}
            </Alert>
          )}
          <StatusChangeFields form={form} requiredAnswers={requiredAnswers} overrides={overrides} />
          {invoices.numbers.length > 0 && <InvoiceDecisionInput form={form} {...invoices} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancels ? t("orders.keepTheOrder") : t("base.cancel")}</Button>
          <Button
            type="submit"
            variant="contained"
            color={colorOf({ cancels, overrides })}
            loading={form.formState.isSubmitting || loading}
          >
            {cancels ? t("orders.cancelTheOrder") : t("base.move")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Another reason than those of the list is said in words. */
function lacksReason(
  form: UseFormReturn<StatusChangeValues>,
  { cancellationReasonKey: key, cancellationReason }: StatusChangeValues,
) {
  const isSaid = key !== "other" || cancellationReason.trim() !== "";
  if (key === "") form.setError("cancellationReasonKey", { message: t("base.chooseAReason") });
  if (!isSaid) form.setError("cancellationReason", { message: t("orders.cancellationReasonLength") });
  return key === "" || !isSaid;
}

/** The chosen reason is the sentence where none was typed: the API asks for one. */
function withReason(values: StatusChangeValues): StatusChangeValues {
  const { cancellationReasonKey: key, cancellationReason } = values;
  return { ...values, cancellationReason: cancellationReason.trim() || (key && cancellationReasons[key]) };
}

interface AskedAnswers {
  requiredAnswers: readonly string[];
  overrides: boolean;
}

function answersOf(values: Omit<StatusChangeValues, "invoiceDecision">, { requiredAnswers, overrides }: AskedAnswers) {
  const { note, holdReasonKey, cancellationReasonKey, cancellationReason, skipsCustomerMail } = values;
  return {
    note,
    override: overrides,
    ...(overrides && { skipsCustomerMail }),
    ...(requiredAnswers.includes("holdReason") && { holdReasonKey: holdReasonKey || null }),
    ...(requiredAnswers.includes("cancellationReason") && {
      cancellationReasonKey: cancellationReasonKey || null,
      cancellationReason: cancellationReason || null,
    }),
  };
}

function colorOf({ cancels, overrides }: { cancels: boolean; overrides: boolean }) {
  if (cancels) return "error";
  return overrides ? "warning" : "primary";
}
