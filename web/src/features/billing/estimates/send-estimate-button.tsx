import { useIsOffice } from "#auth/use-standing.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { staleEstimate } from "./use-estimate-verbs.ts";

const SendEstimate = graphql(`
  mutation SendEstimate($input: EstimateVersionInput!, $staff: Boolean!, $amounts: Boolean!) {
    sendEstimate(input: $input) {
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

const WhoMaySend = graphql(`
  query WhoMaySend {
    billingSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        techniciansMaySend
      }
    }
  }
`);

interface SendEstimateButtonProps {
  estimate: { id: string; version: number; number: string; totalCents: number };
}

/** Sends a draft to the customer, after a question; for technicians only where the shop lets them. */
export function SendEstimateButton({ estimate: { id, version, number, totalCents } }: SendEstimateButtonProps) {
  const isOffice = useIsOffice();
  const { data } = useQuery(WhoMaySend, { skip: isOffice });
  const { busy, run } = useVerb({ stale: staleEstimate });
  const [send] = useMutation(SendEstimate);
  const confirm = useConfirm();
  const maySend = isOffice || rowsOf(data?.billingSettings)[0]?.techniciansMaySend === true;
  if (!maySend) return null;
  const ask = async () => {
    if (!(await confirm(t("billing.sendTheEstimate", { number, amount: formatCents(totalCents) })))) return;
    const variables = { input: { id, version }, staff: true, amounts: isOffice };
    await run(() => send({ variables }), t("billing.estimateIsSent", { number }));
  };

  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void ask()}>
      {t("billing.sendEstimate")}
    </Button>
  );
}
