import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";

const LinkUser = graphql(`
  mutation LinkUser($input: LinkUserToCustomerInput!) {
    linkUserToCustomer(input: $input) {
      user {
        id
        ...UserRow
      }
    }
  }
`);

export function LinkDialog({ user, onClose }: { user: UserRowFragment; onClose: () => void }) {
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [missing, setMissing] = useState<string>();
  const [link, { loading }] = useMutation(LinkUser, { refetchQueries: ["UserViewCounts"] });
  const { problem, run } = useVerb({ shownBy: "caller" });
  const submit = async () => {
    if (customerId === null) return setMissing(t("base.chooseACustomer"));
    const failure = await run(
      () => link({ variables: { input: { id: user.id, customerId } } }),
      t("accounts.displaynameIsLinked", { displayName: user.displayName }),
    );
    if (!failure) onClose();
  };

  return (
    <FormDialog
      title={t("accounts.linkDisplaynameToACustomer", { displayName: user.displayName })}
      action={t("accounts.link")}
      busy={loading}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!user.emailVerified && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t("accounts.nobodyHasProvedYetThatThis")}
        </Alert>
      )}
      <CustomerPicker
        error={missing}
        onPick={(picked) => {
          setCustomerId(picked?.id ?? null);
          setMissing(undefined);
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t("accounts.displaynameThenSeesThisCustomersOrders", { displayName: user.displayName })}
      </Typography>
    </FormDialog>
  );
}
