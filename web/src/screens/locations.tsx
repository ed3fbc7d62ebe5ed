import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { Facilities } from "#features/schedule/locations/facilities.tsx";
import type { ShowDisplaced } from "#features/schedule/locations/facility-sheet.tsx";
import { LocationTabs, locationTabOf } from "#features/schedule/locations/location-tabs.tsx";
import { Technicians } from "#features/schedule/locations/technicians.tsx";
import { DisplacedAppointments } from "#features/schedule/displaced-appointments.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/table/use-address.ts";

const showDisplaced: ShowDisplaced = (facilityId) => <DisplacedAppointments facilityId={facilityId} />;

/** Our facilities, and for staff the people who work there. */
export function Locations() {
  const role = roleOf(useAuth().user);
  const tab = locationTabOf(useAddress().search);
  const facilities = <Facilities role={role} showDisplaced={showDisplaced} />;
  if (!isStaff(role))
    return <Page title={t("schedule.locations")}>{tab === "technicians" ? <OfStaff /> : facilities}</Page>;

  return (
    <Page title={t("schedule.locations")}>
      <LocationTabs selected={tab} />
      <Box
        role="tabpanel"
        id="locations-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ display: "grid", gap: 3, minWidth: 0 }}
      >
        {tab === "technicians" ? <Technicians keeps={role === "admin"} /> : facilities}
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
