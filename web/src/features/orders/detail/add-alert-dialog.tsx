import { useMutation } from "@apollo/client/react";
import { newAlertSchema } from "@boresight/domain/alerts/admin-notification-schema";
import { problemsOf } from "@boresight/domain/base/problems";
import { t } from "@boresight/domain/texts/text";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { raise } from "#data/raise.ts";
import { useKeptWriting } from "#data/use-kept-writing.ts";
import { graphql } from "#graphql/gql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

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

export function AddAlertDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [add] = useMutation(AddAlert);
  const kept = useKeptWriting(`alert ${orderId}`);
  const form = useForm({ defaultValues: { message: kept.read() } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values.message) }),
    [form, kept],
  );
  const showMessage = useMessage();
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = newAlertSchema.safeParse(values);
    if (error) return showFieldProblems(form, problemsOf(error));
    const adminNotification = { message: data.message, status: "unhandled", serviceOrderId: orderId };
    await add({ variables: { input: { adminNotification } } }).catch(raise("Error adding notification"));
    kept.keep("");
    showMessage(t("orders.alertAdded"));
    onClose();
  });

  return (
    <FormDialog
      title={t("orders.addAlert")}
      action={t("base.add")}
      busy={form.formState.isSubmitting}
      problem={null}
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
