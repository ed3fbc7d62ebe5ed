import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff, type Role } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useMemo, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { newFacility } from "./new-facility-button.tsx";
import { FacilityCard } from "./facility-card.tsx";
import { FacilityFields } from "./facility.fragment.ts";
import { FacilitySheet, type ShowDisplaced } from "./facility-sheet.tsx";
import type { Bay } from "./facility-values.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const OutageSheet = lazyPart(async () => (await import("./outage-sheet.tsx")).OutageSheet);
const BayDialog = lazyPart(async () => (await import("./bay-dialog.tsx")).BayDialog);

const LocationsPage = graphql(`
  query LocationsPage($staff: Boolean!, $from: Datetime!, $to: Datetime!) {
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        ...FacilityFields
      }
    }
  }
`);

const day = 24 * 3_600_000;

/** Our facilities: everyone signed in sees addresses and hours, admins edit them. */
export function Facilities({ role, showDisplaced }: { role: Role; showDisplaced: ShowDisplaced }) {
  const { search, change } = useAddress();
  const [outageOf, setOutageOf] = useState<{ facilityId: string; bayId: string } | null>(null);
  const [bayOf, setBayOf] = useState<{ facilityId: string; bay: Bay | null } | null>(null);
  useFetchedWhenIdle(BayDialog);
  const around = useMemo(() => aroundNow(), []);
  const { data, error, refetch } = useQuery(LocationsPage, {
    variables: { staff: isStaff(role), ...around },
    fetchPolicy: "cache-and-network",
  });
  const facilities = rowsOf(data?.facilities).map((row) => readFragment(FacilityFields, row));
  const opened = facilities.find(({ id }) => id === search["facility"]) ?? null;
  const keeps = role === "admin";
  const broken = brokenIn(facilities, outageOf);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;

  return (
    <>
      {!data && <ListSkeleton rows={4} />}
      {data && facilities.length === 0 && (
        <NoLocations onAdd={keeps ? () => change({ facility: newFacility }) : null} />
      )}
      <Box
        sx={{
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
        }}
      >
        {facilities.map((facility) => (
          <FacilityCard
            key={facility.id}
            facility={facility}
            onEdit={keeps ? () => change({ facility: facility.id }) : undefined}
            onOutage={keeps ? (bayId) => setOutageOf({ facilityId: facility.id, bayId }) : undefined}
            onEditBay={keeps ? (bay) => setBayOf({ facilityId: facility.id, bay }) : undefined}
          />
        ))}
      </Box>
      <FacilitySheet
        facility={keeps ? opened : null}
        isNew={keeps && search["facility"] === newFacility}
        showDisplaced={showDisplaced}
        onClose={() => change({ facility: undefined })}
      />
      <Suspense>
        {broken && <OutageSheet {...broken} showDisplaced={showDisplaced} onClose={() => setOutageOf(null)} />}
      </Suspense>
      <Suspense>{bayOf && <BayDialog {...bayOf} onClose={() => setBayOf(null)} />}</Suspense>
    </>
  );
}

function NoLocations({ onAdd }: { onAdd: (() => void) | null }) {
  const add = onAdd && (
    <Button variant="contained" onClick={onAdd}>
      {t("schedule.newLocation")}
    </Button>
  );

  return (
    <BlankState kind="empty" title={t("schedule.noLocationsYet")} action={add}>
      {t("schedule.thePlacesWhereVehiclesAreCalibrated")}
    </BlankState>
  );
}

/** The bay whose outages are open, as it is now. */
function brokenIn(facilities: readonly FacilityFieldsFragment[], asked: { facilityId: string; bayId: string } | null) {
  const facility = facilities.find(({ id }) => id === asked?.facilityId);
  const bay = rowsOf(facility?.bays).find(({ id }) => id === asked?.bayId);
  return facility && bay && { facility, bay };
}

/** Wide enough to include today in every time zone. */
const aroundNow = () => ({
  from: new Date(Date.now() - day).toISOString(),
  to: new Date(Date.now() + day).toISOString(),
});
