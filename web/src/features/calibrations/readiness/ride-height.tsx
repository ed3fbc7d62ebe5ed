import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { OrderReadinessFragment } from "#graphql/graphql.ts";
import type { HeightDecision } from "./ride-height-dialog.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const RideHeightDialog = lazyPart(async () => (await import("./ride-height-dialog.tsx")).RideHeightDialog);

interface RideHeightProps {
  order: Pick<OrderReadinessFragment, "id" | "version" | "rideHeightDecision" | "status">;
  waivers: readonly { id: string; name: string }[];
  waiverSigning: ReactNode;
}

const decided: Record<string, string> = {
  restored: t("calibrations.theCustomerPutsTheRideHeight"),
  waiver: t("calibrations.calibratedUnderASignedWaiver"),
  refused: t("calibrations.refusedBecauseOfTheRideHeight"),
};

/** A modified ride height: nothing is calibrated until it is decided. */
export function RideHeight({ order, waivers, waiverSigning }: RideHeightProps) {
  const isAdmin = roleOf(useAuth().user) === "admin";
  const [asking, setAsking] = useState<HeightDecision | null>(null);
  useFetchedWhenIdle(RideHeightDialog);
  const { rideHeightDecision, status } = order;
  const choices: { decision: HeightDecision; words: string }[] = [
    { decision: "restored", words: t("calibrations.holdUntilRestored") },
    ...(isAdmin
      ? [
          { decision: "waiver" as const, words: t("calibrations.goOnWithAWaiver") },
          { decision: "refused" as const, words: t("calibrations.refuse") },
        ]
      : []),
  ];

  return (
    <Alert severity={rideHeightDecision ? "info" : "warning"} sx={{ mt: 3 }}>
      {rideHeightDecision ? decided[rideHeightDecision] : t("calibrations.aboutModifiedRideHeight")}
      {!status?.isTerminal && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
          {choices
            .filter(({ decision }) => decision !== rideHeightDecision)
            .map(({ decision, words }) => (
              <Button
                key={decision}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => setAsking(decision)}
              >
                {words}
              </Button>
            ))}
          {waivers.length === 0 && rideHeightDecision !== "refused" && waiverSigning}
        </Box>
      )}
      <Suspense>
        {asking && (
          <RideHeightDialog order={order} decision={asking} waivers={waivers} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </Alert>
  );
}
