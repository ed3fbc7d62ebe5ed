import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const RevokeOrderLinks = graphql(`
  mutation RevokeOrderLinks($input: RevokeOrderLinksInput!) {
    revokeOrderLinks(input: $input) {
      revoked
    }
  }
`);

/** Ends the links of the emails that were sent about an order, such as after one was forwarded. */
export function EndMailLinks({ orderId }: { orderId: string }) {
  const [revoke] = useMutation(RevokeOrderLinks);
  const confirm = useConfirm();
  const { busy, problem, run } = useVerb();
  const [ended, setEnded] = useState<number | null>(null);
  const end = async () => {
    if (!(await confirm(t("documents.endMailLinksQuestion")))) return;
    await run(async () => {
      const { data } = await revoke({ variables: { input: { serviceOrderId: orderId } } });
      setEnded(data?.revokeOrderLinks?.revoked ?? 0);
    });
  };

  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("documents.mailLinksOpenTheOrder")}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <div aria-live="polite">
        {ended !== null && <Alert severity="success">{t("documents.mailLinksEnded", { count: ended })}</Alert>}
      </div>
      <Button size="small" color="error" loading={busy} onClick={() => void end()}>
        {t("documents.endMailLinks")}
      </Button>
    </Box>
  );
}
