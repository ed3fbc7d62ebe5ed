import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useIsOnline, useQueuedActions } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { CalibrationRowFragment, OrderCalibrationsFragment } from "#graphql/graphql.ts";
import { isPicture } from "#records/stored-file.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { CalibrationItem } from "./calibration-item.tsx";
import { CalibrationRow, OrderCalibrationsFields } from "./order-calibrations.fragment.ts";
import { scanProblem } from "./scans/scan-words.ts";
import { withQueuedAttempts } from "./queued-attempts.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const CalibrationListDialog = lazyPart(
  async () => (await import("./calibration-list-dialog.tsx")).CalibrationListDialog,
);
const VehicleSystemsSheet = lazyPart(
  async () => (await import("./systems/vehicle-systems-sheet.tsx")).VehicleSystemsSheet,
);

/** The calibrations in the order of work, with every attempt. Staff edit the list and record the results. */
export function OrderCalibrations({ order }: { order: FragmentType<typeof OrderCalibrationsFields> }) {
  const { user } = useAuth();
  const staff = isStaff(roleOf(user));
  const isOnline = useIsOnline();
  const [open, setOpen] = useState<"list" | "systems" | null>(null);
  useFetchedWhenIdle(CalibrationListDialog);
  const shown = readFragment(OrderCalibrationsFields, order);
  const actions = useQueuedActions(shown.id);
  const calibrations = readFragment(CalibrationRow, rowsOf(shown.orderCalibrations)).map((row) =>
    withQueuedAttempts(row, actions, user),
  );
  const isOpen = staff && !shown.status?.isTerminal;
  if (!staff && calibrations.length === 0) return null;

  return (
    <SectionCard
      title={t("base.calibrations")}
      aside={
        isOpen && (
          <>
            <Button size="small" disabled={!isOnline} onClick={() => setOpen("systems")}>
              {t("calibrations.systems")}
            </Button>
            <Button size="small" disabled={!isOnline} onClick={() => setOpen("list")}>
              {calibrations.length > 0 ? t("calibrations.changeTheList") : t("calibrations.chooseCalibrations")}
            </Button>
          </>
        )
      }
      flush
    >
      <Objections papers={shown.papersSay?.ofOtherVehicles ?? []} scans={shown.scans?.reports ?? []} />
      {calibrations.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("calibrations.nothingIsListedYetChooseWhat")}
        </Typography>
      ) : (
        <Box component="ul" aria-label={t("base.calibrations")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {calibrations.map((calibration) => (
            <CalibrationItem
              key={calibration.id}
              order={shown}
              calibration={calibration}
              canDecide={isOpen}
              canAttempt={isOpen && shown.status?.key === "calibrate"}
              {...placeIn(calibrations, calibration)}
              evidence={rowsOf(shown.evidence)}
            />
          ))}
        </Box>
      )}
      <Suspense>
        <Opened order={shown} listed={calibrations} open={open} onClose={() => setOpen(null)} />
      </Suspense>
    </SectionCard>
  );
}

interface OpenedProps {
  order: OrderCalibrationsFragment;
  listed: readonly CalibrationRowFragment[];
  open: "list" | "systems" | null;
  onClose: () => void;
}

function Opened({ order, listed, open, onClose }: OpenedProps) {
  if (open === "systems" && order.vehicle)
    return (
      <VehicleSystemsSheet
        vehicleId={order.vehicle.id}
        pictures={rowsOf(order.evidence).filter(isPicture)}
        onClose={onClose}
      />
    );
  if (open !== "list") return null;
  return (
    <CalibrationListDialog
      orderId={order.id}
      vehicle={order.vehicle}
      operations={order.repairOperations.flatMap((key) => key ?? [])}
      mentioned={order.papersSay?.mentionedRepairs ?? []}
      listed={listed}
      onClose={onClose}
    />
  );
}

interface ObjectionsProps {
  papers: readonly { fileId: string; fileName: string; vinNumber: string }[];
  scans: readonly (Parameters<typeof scanProblem>[0] & { fileId: string })[];
}

/** Papers of another vehicle than the order's, and reports of scans that do not count. */
function Objections({ papers, scans }: ObjectionsProps) {
  const words = [
    ...papers.map(({ fileId, fileName, vinNumber }) => ({
      fileId,
      problem: t("calibrations.paperIsOfAnotherVehicle", { name: fileName, vin: vinNumber }),
    })),
    ...scans.map((scan) => ({ fileId: scan.fileId, problem: scanProblem(scan) })),
  ];
  return words.map(
    ({ fileId, problem }) =>
      problem && (
        <Alert key={fileId} severity="warning" sx={{ mx: 5, mb: 3, overflowWrap: "anywhere" }}>
          {problem}
        </Alert>
      ),
  );
}

interface Listed {
  id: string;
  result: string;
  attemptStartedAt?: string | null;
  lineItemType?: { name: string } | null;
}

/** What of the open ones comes before a calibration, and which is started after it. */
function placeIn<Calibration extends Listed>(calibrations: readonly Calibration[], { id }: Listed) {
  const open = calibrations.filter(({ result }) => result === "pending");
  const [first] = open;
  return {
    before: first && first.id !== id ? (first.lineItemType?.name ?? null) : null,
    next: open.find((other) => other.id !== id && !other.attemptStartedAt) ?? null,
  };
}
