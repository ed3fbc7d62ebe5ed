import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const VehicleForm = lazyPart(async () => (await import("./vehicle-form.tsx")).VehicleForm);

interface VehicleSheetProps {
  /** Null for a new vehicle. */
  vehicle: VehicleFactsFragment | null;
  customerId?: string;
  open: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
}

export function VehicleSheet({ open, onClose, ...form }: VehicleSheetProps) {
  useFetchedWhenIdle(VehicleForm);

  return (
    <Sheet title={form.vehicle ? t("vehicles.editVehicle") : t("vehicles.newVehicle")} open={open} onClose={onClose}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {open && <VehicleForm {...form} onClose={onClose} />}
      </Suspense>
    </Sheet>
  );
}
