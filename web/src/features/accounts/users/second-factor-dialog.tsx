import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const ResetUserSecondFactor = graphql(`
  mutation ResetUserSecondFactor($input: ResetUserSecondFactorInput!) {
    resetUserSecondFactor(input: $input) {
      user {
        id
      }
    }
  }
`);

/** For someone who lost their phone or key: the reason is recorded, and the person gets an email. */
export function SecondFactorDialog({ user, onClose }: { user: UserRowFragment; onClose: () => void }) {
  const { id, displayName } = user;
  const form = useForm({ defaultValues: { reason: "" } });
  const [reset] = useMutation(ResetUserSecondFactor);
  const elevated = useElevated();
  const frame = useSave({
    form,
    input: ({ reason }) => ({ id, reason: reason.trim() }),
    save: (input) => elevated(() => reset({ variables: { input } })),
    done: () => t("accounts.secondFactorIsReset", { displayName }),
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={t("accounts.resetSecondFactorOf", { displayName })}
      action={t("accounts.reset")}
      {...frame}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="reason"
        label={t("base.theReason")}
        help={t("accounts.resetSecondFactorHelp", { displayName })}
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
    </FormDialog>
  );
}
