import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { useAddress } from "#ui/layout/use-address.ts";

const DecisionSheet = lazyPart(async () => (await import("./decision-sheet.tsx")).DecisionSheet);

/** Opens an estimate for its customer to decide on; the address has which. */
export function DecideButton({ estimateId }: { estimateId: string }) {
  const { change } = useAddress();

  return (
    <Button size="small" variant="contained" onClick={() => change({ decide: estimateId })}>
      {t("billing.reviewAndDecide")}
    </Button>
  );
}

interface OpenedDecisionProps {
  /** For lists that the estimate leaves. */
  onDecided?: () => void;
}

/** The estimate that the address opens. */
export function OpenedDecision({ onDecided }: OpenedDecisionProps) {
  const { search, change } = useAddress();
  useFetchedWhenIdle(DecisionSheet);
  const close = () => change({ decide: undefined });

  return (
    <Suspense>
      {search["decide"] && (
        <DecisionSheet
          key={search["decide"]}
          estimateId={search["decide"]}
          onDecided={() => {
            close();
            onDecided?.();
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
