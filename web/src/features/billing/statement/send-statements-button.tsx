import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import type { ReportSpan } from "#features/billing/reports/report-period.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { formatDay } from "#ui/time/times.ts";

const SendStatements = graphql(`
  mutation SendStatements($input: SendStatementsInput!) {
    sendStatements(input: $input) {
      customerCount
    }
  }
`);

/** Emails the statement of these days to every customer with a balance, in the background. */
export function SendStatementsButton({ span: { from, to } }: { span: ReportSpan }) {
  const [send] = useMutation(SendStatements);
  const { busy, run } = useVerb({});
  const confirm = useConfirm();
  const ask = async () => {
    if (!(await confirm(t("billing.sendAllStatements", { from: formatDay(from), to: formatDay(to) })))) return;
    await run(
      () => send({ variables: { input: { from, to } } }),
      ({ data }) => t("billing.statementsAreSent", { count: data?.sendStatements?.customerCount ?? 0 }),
    );
  };

  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void ask()}>
      {t("billing.sendToAll")}
    </Button>
  );
}
