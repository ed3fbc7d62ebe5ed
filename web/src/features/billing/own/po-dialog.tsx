import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const SupplyPo = graphql(`
  mutation SupplyPo($input: UpdateServiceOrderInput!) {
    updateServiceOrder(input: $input) {
      serviceOrder {
        id
        version
        poNumber
      }
    }
  }
`);

interface PoDialogProps {
  order: { id: string; version: number; internalOrderNumber: string };
  onClose: () => void;
}

/** The customer's purchase order number for one order. */
export function PoDialog({ order: { id, version, internalOrderNumber: number }, onClose }: PoDialogProps) {
  const form = useForm({ defaultValues: { poNumber: "" } });
  const [supply] = useMutation(SupplyPo, { refetchQueries: ["OwnBilling"], awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true, stale: ["order-changed"] });
  const submit = form.handleSubmit(async ({ poNumber }) => {
    const typed = poNumber.trim();
    if (typed === "") return form.setError("poNumber", { message: t("billing.enterThePo") }, { shouldFocus: true });
    const variables = { input: { id, version, poNumber: typed } };
    const failure = await run(() => supply({ variables }), t("billing.poIsSaved", { number }));
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("billing.enterPoOfOrder", { number })}
      action={t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="poNumber"
        label={t("base.poNumber")}
        input={{ autoComplete: "off", inputProps: { dir: "ltr" } }}
      />
    </FormDialog>
  );
}
