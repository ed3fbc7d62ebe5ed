import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { Facilities } from "#features/schedule/locations/facilities.tsx";
import type { ShowDisplaced } from "#features/schedule/locations/facility-sheet.tsx";
import { NewFacilityButton } from "#features/schedule/locations/new-facility-button.tsx";
import { LocationTabs, locationTabOf } from "#features/schedule/locations/location-tabs.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Suspense } from "react";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const Technicians = lazyPart(
  async () => (await import("#features/schedule/locations/technicians/technicians.tsx")).Technicians,
);
const DisplacedAppointments = lazyPart(
  async () => (await import("#features/schedule/displaced-appointments.tsx")).DisplacedAppointments,
);

const showDisplaced: ShowDisplaced = (facilityId) => (
  <Suspense>
    <DisplacedAppointments facilityId={facilityId} />
  </Suspense>
);

/** Our facilities, and for staff the people who work there. */
export function Locations() {
  const role = roleOf(useAuth().user);
  const tab = locationTabOf(useAddress().search);
  useFetchedWhenIdle(Technicians);
  const facilities = <Facilities role={role} showDisplaced={showDisplaced} />;
  if (!isStaff(role))
    return <Page title={t("base.locations")}>{tab === "technicians" ? <OfStaff /> : facilities}</Page>;

  return (
    <Page title={t("base.locations")} actions={role === "admin" && tab === "locations" && <NewFacilityButton />}>
      <LocationTabs selected={tab} />
      <Box
        role="tabpanel"
        id="locations-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ display: "grid", gap: 3, minWidth: 0 }}
      >
        <Suspense fallback={<ListSkeleton rows={6} />}>
          {tab === "technicians" ? <Technicians keeps={role === "admin"} /> : facilities}
        </Suspense>
      </Box>
    </Page>
  );
}

function OfStaff() {
  return (
    <BlankState kind="noAccess" title={t("schedule.thisIsForStaff")}>
      {t("schedule.youSeeWhereWeAreAnd")}
    </BlankState>
  );
}
