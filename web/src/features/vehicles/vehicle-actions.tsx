import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import EditOutlined from "~icons/ic/outline-edit";
import SwapHoriz from "~icons/ic/baseline-swap-horiz";
import ArchiveOutlined from "~icons/ic/outline-archive";
import DriveFileMoveOutlined from "~icons/ic/outline-drive-file-move";
import UnarchiveOutlined from "~icons/ic/outline-unarchive";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";

const MoveVehicleDialog = lazyPart(async () => (await import("./move-vehicle-dialog.tsx")).MoveVehicleDialog);
const MergeVehicleDialog = lazyPart(async () => (await import("./merge-vehicle-dialog.tsx")).MergeVehicleDialog);

const ArchiveVehicle = graphql(`
  mutation ArchiveVehicle($input: VehicleVersionInput!) {
    archiveVehicle(input: $input) {
      vehicle {
        id
        ...VehicleFacts
      }
    }
  }
`);

const RestoreVehicle = graphql(`
  mutation RestoreVehicle($input: VehicleVersionInput!) {
    restoreVehicle(input: $input) {
      vehicle {
        id
        ...VehicleFacts
      }
    }
  }
`);

interface VehicleActionsProps {
  vehicle: VehicleFactsFragment;
  onEdit: () => void;
}

export function VehicleActions({ vehicle, onEdit }: VehicleActionsProps) {
  const { search, change } = useAddress();
  // The list of likely duplicates leads here.
  const [dialog, setDialog] = useState<"move" | "merge" | null>(search["merge"] === undefined ? null : "merge");
  const close = () => {
    setDialog(null);
    if (search["merge"] !== undefined) change({ merge: undefined });
  };
  const isAdmin = roleOf(useAuth().user) === "admin";
  const { archive, restore } = useArchive(vehicle);
  const isUsed = vehicle.archivedAt === null;
  const move = { label: t("vehicles.moveVehicle"), icon: DriveFileMoveOutlined, run: () => setDialog("move") };
  const merge = { label: t("vehicles.mergeVehicle"), icon: SwapHoriz, run: () => setDialog("merge") };
  const put = { label: t("base.archive"), icon: ArchiveOutlined, run: () => void archive() };
  const back = { label: t("base.restore"), icon: UnarchiveOutlined, run: () => void restore() };
  const ofAdmins: RowAction[] = isUsed ? [merge, put] : vehicle.mergedIntoId === null ? [back] : [];
  const actions = [...(isUsed ? [move] : []), ...(isAdmin ? ofAdmins : [])];

  return (
    <>
      {isUsed && (
        <Button variant="contained" startIcon={<EditOutlined />} onClick={onEdit}>
          {t("base.edit")}
        </Button>
      )}
      {actions.length > 0 && (
        <RowMenu label={t("vehicles.actionsForVehicle", { vehicle: vehicle.vehicleDescription })} actions={actions} />
      )}
      <Suspense>
        {dialog === "move" && <MoveVehicleDialog vehicle={vehicle} onClose={close} />}
        {dialog === "merge" && <MergeVehicleDialog vehicle={vehicle} onClose={close} />}
      </Suspense>
    </>
  );
}

function useArchive({ id, version, vehicleDescription: vehicle }: VehicleFactsFragment) {
  const variables = { input: { id, version } };
  const [archiveIt] = useMutation(ArchiveVehicle);
  const [restoreIt] = useMutation(RestoreVehicle);
  const { run } = useVerb({ stale: ["vehicle-changed"] });
  const confirm = useConfirm();

  return {
    archive: async () => {
      if (await confirm()) await run(() => archiveIt({ variables }), t("vehicles.vehicleIsArchived", { vehicle }));
    },
    restore: () => run(() => restoreIt({ variables }), t("vehicles.vehicleIsRestored", { vehicle })),
  };
}
