import { isStaff } from "@boresight/domain/roles";
import Box from "@mui/material/Box";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { Facilities } from "#features/locations/facilities.tsx";
import { LocationTabs, locationTabOf } from "#features/locations/location-tabs.tsx";
import { Technicians } from "#features/locations/technicians.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { Page } from "#ui/page.tsx";
import { useAddress } from "#ui/use-address.ts";

/** Our facilities, and for staff the people who work there. */
export function Locations() {
  const role = roleOf(useAuth().user);
  const tab = locationTabOf(useAddress().search);
  if (!isStaff(role))
    return <Page title="Locations">{tab === "technicians" ? <OfStaff /> : <Facilities role={role} />}</Page>;

  return (
    <Page title="Locations">
      <LocationTabs selected={tab} />
      <Box
        role="tabpanel"
        id="locations-panel"
        aria-labelledby={`tab-${tab}`}
        sx={{ display: "grid", gap: 3, minWidth: 0 }}
      >
        {tab === "technicians" ? <Technicians keeps={role === "admin"} /> : <Facilities role={role} />}
      </Box>
    </Page>
  );
}

function OfStaff() {
  return (
    <BlankState kind="noAccess" title="This is for staff">
      You see where we are and when we are open under Locations.
    </BlankState>
  );
}
