import { useMutation } from "@apollo/client/react";
import { withdrawnCredentialSchema } from "@boresight/domain/schedule/credentials/credential-schema";
import { t } from "@boresight/domain/texts/text";
import { zodResolver } from "@hookform/resolvers/zod";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { HeldCredential } from "./held-credentials.ts";

const WithdrawCredential = graphql(`
  mutation WithdrawCredential($input: WithdrawCredentialInput!, $keeps: Boolean!, $now: Datetime!) {
    withdrawCredential(input: $input) {
      user {
        id
        ...TechnicianFields
      }
    }
  }
`);

interface WithdrawDialogProps {
  credential: HeldCredential;
  /** When the list was loaded. */
  now: string;
  onClose: () => void;
}

export function WithdrawDialog({ credential: { id, version, title }, now, onClose }: WithdrawDialogProps) {
  const resolver = zodResolver(withdrawnCredentialSchema);
  const form = useForm({ resolver, defaultValues: { id, version, reason: "" } });
  const [withdraw] = useMutation(WithdrawCredential);
  const { frame, run } = useVerb({ form, stale: ["credential-changed"] });
  const submit = form.handleSubmit(async (input) => {
    const failure = await run(
      () => withdraw({ variables: { input, keeps: true, now } }),
      t("schedule.credentialIsWithdrawn", { title }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("schedule.withdrawCertification", { title })}
      action={t("schedule.withdraw")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("schedule.withdrawExplained")}
      </Typography>
      <TextInput
        form={form}
        name="reason"
        label={t("base.reason")}
        input={{ multiline: true, minRows: 2, autoFocus: true }}
      />
    </FormDialog>
  );
}
