import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useSave } from "#records/form/use-save.ts";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { monthWords } from "#ui/time/calendar-days.ts";

const ReopenMonth = graphql(`
  mutation ReopenMonth($input: ReopenMonthInput!) {
    reopenMonth(input: $input) {
      month
    }
  }
`);

/** Opens the books of a month again, with the reason. `month` is its first day. */
export function ReopenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: "" } });
  const [reopen] = useMutation(ReopenMonth, { refetchQueries: ["ClosedMonths"] });
  const frame = useSave({
    form,
    input: ({ reason }) => ({ month: month.slice(0, 7), reason }),
    save: (input) => reopen({ variables: { input } }),
    done: () => t("billing.monthIsOpen"),
    onSaved: onClose,
    stale: ["month-not-closed"],
  });

  return (
    <FormDialog
      title={t("billing.reopenMonth", { month: monthWords(month) })}
      action={t("billing.reopen")}
      {...frame}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.reopenLead")}
      </Typography>
      <ReasonInput form={form} name="reason" />
    </FormDialog>
  );
}
