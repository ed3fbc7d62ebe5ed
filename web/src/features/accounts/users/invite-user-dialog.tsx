import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { invitationSchema } from "@boresight/domain/accounts/user-schema";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { roleChoices } from "./user-words.ts";

const InviteUser = graphql(`
  mutation InviteUser($input: InviteUserInput!) {
    inviteUser(input: $input) {
      user {
        id
        ...UserRow
      }
    }
  }
`);

type Invitation = z.output<typeof invitationSchema>;
type InvitationValues = z.input<typeof invitationSchema>;

const empty: InvitationValues = { email: "", displayName: "", role: "technician", customerId: null };
const invitable = roleChoices.filter(({ value }) => value !== "user");

/** Asks for address and role; the person gets an email with a link to choose a password. */
export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  const resolver = zodResolver(invitationSchema);
  const form = useForm<InvitationValues, unknown, Invitation>({ resolver, defaultValues: empty });
  const [invite] = useMutation(InviteUser, { refetchQueries: ["UsersPage", "UserViewCounts"] });
  const elevated = useElevated();
  const role = useWatch({ control: form.control, name: "role" });
  const { frame, run } = useVerb({ form });
  const submit = form.handleSubmit(async ({ customerId, ...person }) => {
    const input = { ...person, ...(person.role === "customer" && { customerId: customerId ?? null }) };
    const failure = await run(
      () => elevated(() => invite({ variables: { input } })),
      t("accounts.anInvitationGoesToEmail", { email: person.email }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("accounts.inviteSomeone")}
      action={t("base.sendInvitation")}
      {...frame(submit)}
      onClose={onClose}
    >
      <TextInput form={form} name="displayName" label={t("base.name")} input={{ autoComplete: "off" }} />
      <TextInput form={form} name="email" label={t("base.email")} input={{ type: "email", autoComplete: "off" }} />
      <SelectInput form={form} name="role" label={t("accounts.role")} choices={invitable} />
      {role === "customer" && (
        <CustomerPicker
          error={form.formState.errors.customerId?.message}
          onPick={(picked) =>
            form.setValue("customerId", picked?.id ?? null, { shouldValidate: form.formState.isSubmitted })
          }
        />
      )}
    </FormDialog>
  );
}
