import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, type ReactNode } from "react";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const FacilityForm = lazyPart(async () => (await import("./facility-form.tsx")).FacilityForm);
const NewFacilityForm = lazyPart(async () => (await import("./new-facility-form.tsx")).NewFacilityForm);

/** Shows the appointments that a change displaced; provided by the screen, as appointments are another feature's. */
export type ShowDisplaced = (facilityId: string) => ReactNode;

interface FacilitySheetProps {
  facility: FacilityFieldsFragment | null;
  isNew: boolean;
  showDisplaced: ShowDisplaced;
  onClose: () => void;
}

/** The facility editor, for admins. */
export function FacilitySheet({ facility, isNew, ...rest }: FacilitySheetProps) {
  useFetchedWhenIdle(FacilityForm);
  const title = isNew ? t("schedule.newLocation") : (facility?.facilityName ?? t("base.location"));

  return (
    <Sheet title={title} open={isNew || facility !== null} onClose={rest.onClose}>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {isNew && <NewFacilityForm onClose={rest.onClose} />}
        {facility && !isNew && <FacilityForm key={facility.id} facility={facility} {...rest} />}
      </Suspense>
    </Sheet>
  );
}
