import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { loginRoles } from "@boresight/domain/accounts/user";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { roleChoices, roleWord } from "./user-words.ts";

const UpdateUserRole = graphql(`
  mutation UpdateUserRole($input: UpdateUserRoleInput!) {
    updateUserRole(input: $input) {
      user {
        id
        ...UserRow
      }
    }
  }
`);

/** The customer role requires a linked customer, so it is offered only for linked accounts. */
export function RoleDialog({ user, onClose }: { user: UserRowFragment; onClose: () => void }) {
  const role = loginRoles.find((each) => each === user.defaultRole) ?? "user";
  const form = useForm({ defaultValues: { role } });
  const [change] = useMutation(UpdateUserRole, { refetchQueries: ["UserViewCounts"] });
  const elevated = useElevated();
  const unfit = user.customer ? "user" : "customer";
  const { problem, run } = useVerb({ shownBy: "caller" });
  const submit = form.handleSubmit(async ({ role }) => {
    const failure = await run(
      () => elevated(() => change({ variables: { input: { id: user.id, role } } })),
      t("accounts.displaynameIsNowRoleword", { displayName: user.displayName, role: roleWord(role) }),
    );
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("accounts.roleOfDisplayname", { displayName: user.displayName })}
      action={t("accounts.changeRole")}
      busy={form.formState.isSubmitting}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectInput
        form={form}
        name="role"
        label={t("accounts.role")}
        choices={roleChoices.filter(({ value }) => value !== unfit)}
      />
      <Typography variant="body2" color="textSecondary">
        {t("accounts.itHoldsWithinAQuarterOf", { displayName: user.displayName })}
      </Typography>
    </FormDialog>
  );
}
