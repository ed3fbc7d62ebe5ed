import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const InviteLogin = graphql(`
  mutation InviteLogin($input: InviteUserInput!) {
    inviteUser(input: $input) {
      user {
        id
      }
    }
  }
`);

const InviteColleague = graphql(`
  mutation InviteColleague($input: InviteColleagueInput!) {
    inviteColleague(input: $input) {
      user {
        id
      }
    }
  }
`);

interface InviteLoginDialogProps {
  /** Absent where customers invite to their own company. */
  customerId?: string;
  onClose: () => void;
}

/** The person gets an email with a link to choose a password. */
export function InviteLoginDialog({ customerId, onClose }: InviteLoginDialogProps) {
  const form = useForm({ defaultValues: { displayName: "", email: "" } });
  const [invite] = useMutation(InviteLogin, { refetchQueries: ["CustomerLogins"] });
  const [inviteColleague] = useMutation(InviteColleague, { refetchQueries: ["OwnCompany"] });
  const { frame, run } = useVerb({ form });
  const submit = form.handleSubmit(async (person) => {
    const done = t("customers.anInvitationGoesTo", { email: person.email.trim() });
    const failure = customerId
      ? await run(() => invite({ variables: { input: { ...person, role: "customer", customerId } } }), done)
      : await run(() => inviteColleague({ variables: { input: person } }), done);
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={customerId ? t("customers.inviteALogin") : t("customers.inviteAColleague")}
      action={t("base.sendInvitation")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput form={form} name="displayName" label={t("base.name")} input={{ autoComplete: "off" }} />
      <TextInput form={form} name="email" label={t("base.email")} input={{ type: "email", autoComplete: "off" }} />
    </FormDialog>
  );
}
