import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { DecidedEstimate } from "#features/billing/decision/decided-estimate.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

// The estimate is read first: what decides on it comes after.
const ApproveDialog = lazyPart(
  async () => (await import("#features/billing/decision/approve-dialog.tsx")).ApproveDialog,
);
const DeclineDialog = lazyPart(
  async () => (await import("#features/billing/decision/decline-dialog.tsx")).DeclineDialog,
);

const ApproveEstimate = graphql(`
  mutation ApproveEstimate($input: ApproveEstimateInput!, $staff: Boolean!, $amounts: Boolean!) {
    approveEstimate(input: $input) {
      estimate {
        id
        status
      }
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

const DeclineEstimate = graphql(`
  mutation DeclineEstimate($input: DeclineEstimateInput!, $staff: Boolean!, $amounts: Boolean!) {
    declineEstimate(input: $input) {
      estimate {
        id
        status
      }
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

/** What was read cannot be decided on any more: it is shown again, with the reason. */
const outOfDate = [
  "estimate-changed",
  "estimate-expired",
  "estimate-not-open",
  "estimate-superseded",
  "terms-not-accepted",
];

/** What a customer sees of the order that moved. */
const asked = { staff: false, amounts: true };

interface OwnDecisionProps {
  estimateId: string;
  decided: DecidedEstimate;
  /** The optional lines that the customer wants. */
  chosen: readonly string[];
  canDecide: boolean;
  onDecided: () => void;
}

/** Approves or declines as a signed-in customer. */
export function OwnDecision({ estimateId: id, decided, chosen, canDecide, onDecided }: OwnDecisionProps) {
  const { number } = decided;
  const { user } = useAuth();
  const [open, setOpen] = useState<"approve" | "decline" | null>(null);
  const [approve] = useMutation(ApproveEstimate);
  const [decline] = useMutation(DeclineEstimate);
  const { problem, busy, run, forgetProblem } = useVerb({ shownBy: "caller", stale: outOfDate });
  useDialogsWhenIdle();
  const close = () => {
    setOpen(null);
    forgetProblem();
  };
  const decide = async (send: () => Promise<unknown>, done: string) => {
    const failure = await run(send, done);
    if (!failure) onDecided();
    else if (outOfDate.includes(failure.code)) setOpen(null);
  };

  return (
    <>
      {problem && open === null && (
        <Alert severity="error" sx={{ mx: 6, mb: 2 }} onClose={forgetProblem}>
          {problem}
        </Alert>
      )}
      {canDecide && <DecisionButtons onOpen={setOpen} />}
      <Suspense>
        {open === "approve" && (
          <ApproveDialog
            estimate={decided}
            chosen={chosen}
            signer={user?.displayName}
            busy={busy}
            problem={problem}
            onApprove={(approval) =>
              void decide(
                () => approve({ variables: { input: { id, ...approval, acceptedLineIds: [...chosen] }, ...asked } }),
                t("billing.numberIsApproved", { number }),
              )
            }
            onClose={close}
          />
        )}
        {open === "decline" && (
          <DeclineDialog
            number={number}
            busy={busy}
            problem={problem}
            onDecline={(reason) =>
              void decide(
                () => decline({ variables: { input: { id, ...reason }, ...asked } }),
                t("billing.numberIsDeclined", { number }),
              )
            }
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function useDialogsWhenIdle() {
  useFetchedWhenIdle(ApproveDialog);
  useFetchedWhenIdle(DeclineDialog);
}

/** They stay at the bottom of the sheet, where a thumb reaches them. */
function DecisionButtons({ onOpen }: { onOpen: (open: "approve" | "decline") => void }) {
  return (
    <Box
      sx={{ display: "flex", justifyContent: "flex-end", gap: 2, px: 6, py: 4, borderTop: 1, borderColor: "divider" }}
    >
      <Button onClick={() => onOpen("decline")}>{t("billing.decline")}</Button>
      <Button variant="contained" onClick={() => onOpen("approve")}>
        {t("billing.approve")}
      </Button>
    </Box>
  );
}
