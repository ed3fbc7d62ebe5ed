import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import IconButton from "@mui/material/IconButton";
import { AddAlertOutlined } from "#ui/icons/mail/add-alert-outlined.ts";
import { newAlertSchema } from "@boresight/domain/alerts/admin-notification-schema";
import { problemsOf } from "@boresight/domain/base/problems";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const AddAlert = graphql(`
  mutation AddAlert($input: CreateAdminNotificationInput!) {
    createAdminNotification(input: $input) {
      adminNotification {
        id
        serviceOrder {
          id
          ...OrderAlerts
        }
      }
    }
  }
`);

/** Lets staff raise an alert about the order. */
export function AddAlertButton({ orderId }: { orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Tooltip title={t("orders.addAlert")}>
        <IconButton aria-label={t("orders.addAlert")} onClick={() => setIsOpen(true)}>
          <AddAlertOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <AddAlertDialog orderId={orderId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddAlertDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [add] = useMutation(AddAlert);
  const form = useForm({ defaultValues: { message: "" } });
  const { problem, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = newAlertSchema.safeParse(values);
    if (error) return showFieldProblems(form, problemsOf(error));
    const adminNotification = { message: data.message, status: "unhandled", serviceOrderId: orderId };
    const failure = await run(() => add({ variables: { input: { adminNotification } } }), t("orders.alertAdded"));
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("orders.addAlert")}
      action={t("base.add")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="message"
        label={t("orders.message")}
        help={t("orders.itStandsOnTheOrderAnd")}
        input={{ multiline: true, minRows: 2 }}
      />
    </FormDialog>
  );
}
