import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const DelayArrival = graphql(`
  mutation DelayArrival($input: DelayArrivalInput!) {
    delayArrival(input: $input) {
      isTold
      trip {
        id
        version
        expectedAt
      }
    }
  }
`);

interface DelayDialogProps {
  trip: { id: string; version: number };
  onClose: () => void;
}

/** When somebody who is on the way arrives instead, and whether the customer hears of it. */
export function DelayDialog({ trip: { id, version }, onClose }: DelayDialogProps) {
  const form = useForm({ defaultValues: { minutes: "30", tell: true } });
  const { run, busy, problem } = useVerb({ form, fieldsSuffice: true, stale: ["trip-changed", "trip-over"] });
  const [delay] = useMutation(DelayArrival);
  const submit = form.handleSubmit(async ({ minutes, tell }) => {
    const input = { id, version, minutes: Number.parseInt(minutes, 10) || 0, tell };
    const failure = await run(
      () => delay({ variables: { input } }),
      ({ data }) => (data?.delayArrival?.isTold ? t("orders.newArrivalIsTold") : t("orders.newArrivalIsSaved")),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("orders.newArrival")}
      action={t("base.save")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="minutes"
        label={t("orders.arrivalInMinutes")}
        input={{ inputMode: "numeric", inputProps: { maxLength: 3 } }}
      />
      <CheckInput form={form} name="tell" label={t("orders.tellNewArrival")} help={t("orders.tellNewArrivalHelp")} />
    </FormDialog>
  );
}
