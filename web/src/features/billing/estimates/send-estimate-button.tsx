import { useQuery } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useIsOffice } from "#auth/use-standing.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const SendDialog = lazyPart(async () => (await import("#features/billing/sending/send-dialog.tsx")).SendDialog);

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

/** Sends a draft to the customer, after saying to whom; for technicians only where the shop lets them. */
export function SendEstimateButton({ estimate: { id, version, number, totalCents } }: SendEstimateButtonProps) {
  const isOffice = useIsOffice();
  const { data } = useQuery(WhoMaySend, { skip: isOffice });
  const [isAsking, setIsAsking] = useState(false);
  const maySend = isOffice || rowsOf(data?.billingSettings)[0]?.techniciansMaySend === true;
  if (!maySend) return null;

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
        {t("billing.sendEstimate")}
      </Button>
      <Suspense>
        {isAsking && (
          <SendDialog
            document={{ kind: "estimate", id, version }}
            name={t("billing.estimateNumbered", { number })}
            lead={t("billing.sendsEstimateOver", { amount: formatCents(totalCents) })}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
