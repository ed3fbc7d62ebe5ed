import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { callLink, problemOfLink } from "#records/link/call-link.ts";
import { decidedOf, type LinkedEstimate } from "./linked-estimate.ts";

// The estimate is read first: what decides on it comes after.
const ApproveDialog = lazyPart(
  async () => (await import("#features/billing/decision/approve-dialog.tsx")).ApproveDialog,
);
const DeclineDialog = lazyPart(
  async () => (await import("#features/billing/decision/decline-dialog.tsx")).DeclineDialog,
);

const barLooks = {
  position: "sticky",
  bottom: 0,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: 2,
  py: 3,
  bgcolor: "background.default",
};

interface LinkDecisionProps {
  linked: LinkedEstimate;
  token: string;
  chosen: readonly string[];
  onDecided: () => Promise<void>;
}

/** Approves or declines; the buttons stay at the bottom of a phone's screen. */
export function LinkDecision({ linked, token, chosen, onDecided }: LinkDecisionProps) {
  const [open, setOpen] = useState<"approve" | "decline" | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useFetchedWhenIdle(ApproveDialog);
  useFetchedWhenIdle(DeclineDialog);
  const close = () => {
    setOpen(null);
    setProblem(null);
  };
  const decide = async (path: string, input: object) => {
    setBusy(true);
    setProblem(null);
    try {
      await callLink(`estimate-link${path}`, { token, ...input });
      close();
      await onDecided();
    } catch (error) {
      setProblem(problemOfLink(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={barLooks}>
      <Button size="large" onClick={() => setOpen("decline")}>
        {t("billing.decline")}
      </Button>
      <Button size="large" variant="contained" onClick={() => setOpen("approve")}>
        {t("billing.approve")}
      </Button>
      <Suspense>
        {open === "approve" && (
          <ApproveDialog
            estimate={decidedOf(linked)}
            chosen={chosen}
            busy={busy}
            problem={problem}
            onApprove={(approval) => void decide("/approve", approval)}
            onClose={close}
          />
        )}
        {open === "decline" && (
          <DeclineDialog
            number={linked.estimate.number}
            busy={busy}
            problem={problem}
            onDecline={(declined) => void decide("/decline", declined)}
            onClose={close}
          />
        )}
      </Suspense>
    </Box>
  );
}
