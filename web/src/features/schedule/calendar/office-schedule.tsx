import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { localDay } from "@boresight/domain/schedule/working-time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTheme } from "@mui/material/styles";
import { Suspense, useMemo, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { Problem } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { PlaceFieldsFragment, AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import type { Technician } from "#features/schedule/schedule-columns.ts";
import type { CalendarFeed } from "./calendar-link-dialog.tsx";
import { CancelDialog } from "#features/schedule/cancel-dialog.tsx";
import { DisplacedNotice } from "#features/schedule/displaced-notice.tsx";
import { PlaceQuestion, type Question } from "#features/schedule/place-question.tsx";
import { PlanTimeOff } from "./plan-time-off.tsx";
import { ScheduleBar } from "./schedule-bar.tsx";
import { ScheduleBoard, type ScheduleBoardProps } from "./schedule-board.tsx";
import { isScheduleView, shownDays, type ScheduleView } from "./schedule-days.ts";
import { useSpotSheets } from "./use-spot-sheets.tsx";
import { useWeek } from "./use-week.ts";
import { WeekBlocks } from "./week-blocks.tsx";
import { PlaceFields } from "#features/schedule/appointment.fragment.ts";
import { AppointmentArrival, type ArrivalDialogs, type AskedArrival } from "#features/schedule/appointment-arrival.tsx";
import { AppointmentRequests } from "#features/schedule/appointment-requests.tsx";
import { AppointmentList } from "#features/schedule/appointment-list.tsx";
import { AppointmentSheet } from "#features/schedule/appointment-sheet.tsx";
import { VanPlanButton } from "#features/schedule/routes/van-plan-button.tsx";
import { TimeOffList } from "./time-off-list.tsx";
import { WaitingOrders } from "./waiting-orders.tsx";
import { LoadError } from "#records/load-error.tsx";

const PackingList = lazyPart(async () => (await import("./packing-list.tsx")).PackingList);

const SchedulePlaces = graphql(`
  query SchedulePlaces {
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        ...PlaceFields
      }
    }
    users(first: 100, filter: { defaultRole: { equalTo: "technician" } }, orderBy: DISPLAY_NAME_ASC) {
      nodes {
        id
        displayName
        facilityIds
        disabled
      }
    }
  }
`);

/** The office's schedule of one facility, beside the orders that still need a time. */
export function OfficeSchedule({ arrival }: { arrival: ArrivalDialogs }) {
  const { data, error, refetch } = useQuery(SchedulePlaces);
  const { search } = useAddress();
  const { user } = useAuth();
  const places = rowsOf(data?.facilities).map((row) => readFragment(PlaceFields, row));
  const place = places.find(({ id }) => id === search["facility"]) ?? places.find(({ isBase }) => isBase) ?? places[0];
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return null;
  if (!place)
    return (
      <BlankState kind="empty" title={t("schedule.noLocationsYet")} action={roleOf(user) === "admin" && addLocation}>
        {t("schedule.appointmentsStandInTheBaysOf")}
      </BlankState>
    );
  const technicians = rowsOf(data.users).filter(({ disabled }) => !disabled);

  return <FacilitySchedule key={place.id} {...{ place, places, arrival }} staff={technicians} />;
}

const addLocation = (
  <Button component={RouteLink} to="/locations" search={{ facility: "new" }} variant="contained">
    {t("schedule.newLocation")}
  </Button>
);

interface FacilityScheduleProps {
  arrival: ArrivalDialogs;
  place: PlaceFieldsFragment;
  places: readonly PlaceFieldsFragment[];
  /** The technicians of all facilities. */
  staff: readonly (Technician & { facilityIds: readonly (string | null)[] | null })[];
}

/** What to place, and where. */
interface Asked {
  question: Question;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
}

function FacilitySchedule({ place, places, staff, arrival }: FacilityScheduleProps) {
  const { search, change } = useAddress();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down("md").replace("@media", "@media screen and")); // Paper keeps the view.
  const [cancelled, setCancelled] = useState<AppointmentFieldsFragment | null>(null);
  const [arriving, setArriving] = useState<AskedArrival | null>(null);
  const today = localDay(place.timeZone, useNow().getTime());
  const date = search["date"] ?? today;
  const chosen = search["view"];
  const view = chosen === "packing" ? chosen : isNarrow ? "list" : isScheduleView(chosen) ? chosen : "day";
  const by = search["by"] === "technician" ? "technician" : "bay";
  const feed = useFeed(place, by);
  const { appointments, waiting, total } = useWeek(place, shownDays(view, date));
  const opened = appointments.find(({ id }) => id === search["appointment"]) ?? null;
  const technicians = useMemo(() => techniciansAt(place, staff), [place, staff]);
  const { asked, setAsked, ask, askAt } = useScheduleQuestion(place, staff);
  const { setSpot, setColumn, sheets } = useSpotSheets({ place, date, waiting, ask });
  const open = (id: string) => change({ appointment: id });
  const close = () => change({ appointment: undefined });

  return (
    <>
      <ScheduleBar
        facilities={places.map(({ id, facilityName }) => ({ value: id, label: facilityName }))}
        facilityId={place.id}
        {...{ view, by, date, today, isNarrow, feed }}
        onChange={change}
      />
      <DisplacedNotice facilityId={place.id} />
      <Box sx={boardLayout}>
        <ShownDays
          {...{ view, by, date, place, technicians, appointments, waiting, ask }}
          onSpot={setSpot}
          onColumn={setColumn}
          onOpen={open}
        />
        <Box sx={sideLayout}>
          <AppointmentRequests places={places} onMove={askAt} />
          <VanPlanButton {...{ place, date }} />
          {setColumn && <PlanTimeOff facilityId={place.id} technicians={technicians} onColumn={setColumn} />}
          <WaitingOrders orders={waiting} total={total} onPlace={(order) => ask({ order, date })} />
        </Box>
      </Box>
      <AppointmentSheet
        appointment={opened}
        timeZone={place.timeZone}
        onMove={(appointment) => ask({ appointment })}
        onCancel={setCancelled}
        onArrive={(appointment) => setArriving({ about: "vin", appointment })}
        onTrouble={(appointment) => setArriving({ about: "trouble", appointment })}
        onClose={close}
      />
      {sheets}
      {asked && <PlaceQuestion {...asked} onClose={() => setAsked(null)} />}
      {arriving && (
        <AppointmentArrival {...arriving} dialogs={arrival} onArrived={close} onClose={() => setArriving(null)} />
      )}
      {cancelled && <CancelQuestion appointment={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}

interface ShownDaysProps extends Omit<ScheduleBoardProps, "onRejected" | "view"> {
  view: ScheduleView;
  ask: (about: Question["about"], refused?: Problem | null) => void;
}

function ShownDays({ view, by, ask, onSpot, onColumn, ...days }: ShownDaysProps) {
  const { date, place, technicians, appointments, onOpen } = days;
  if (view === "week")
    return <WeekBlocks {...days} onPlace={(order, day) => ask({ order, date: day })} onRejected={ask} />;
  if (view === "packing")
    return (
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <PackingList place={place} date={date} />
      </Suspense>
    );
  if (view !== "list") return <ScheduleBoard {...days} {...{ view, by, onSpot, onColumn }} onRejected={ask} />;

  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 4, minWidth: 0, minHeight: 0 }}>
      <TimeOffList {...{ place, technicians }} days={shownDays(view, date)} />
      <AppointmentList {...{ appointments, onOpen }} timeZone={place.timeZone} />
    </Box>
  );
}

function CancelQuestion({ appointment, onClose }: { appointment: AppointmentFieldsFragment; onClose: () => void }) {
  const name = appointment.serviceOrder?.internalOrderNumber ?? t("schedule.thisOrder");

  return <CancelDialog appointment={appointment} name={name} onClose={onClose} />;
}

/** The open dialog: about this facility, or about another's appointment. */
function useScheduleQuestion(place: PlaceFieldsFragment, staff: FacilityScheduleProps["staff"]) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (about: Question["about"], refused: Problem | null = null) =>
    setAsked({ question: { about, refused }, place, technicians: techniciansAt(place, staff) });
  const askAt = (appointment: AppointmentFieldsFragment, at: PlaceFieldsFragment) =>
    setAsked({ question: { about: { appointment }, refused: null }, place: at, technicians: techniciansAt(at, staff) });
  return { asked, setAsked, ask, askAt };
}

/** Technicians who look at technicians get their own calendar link, everyone else the facility's. */
function useFeed({ id, facilityName }: PlaceFieldsFragment, by: "bay" | "technician"): CalendarFeed {
  const { user } = useAuth();
  if (by === "technician" && user && roleOf(user) === "technician")
    return { subject: "technician", subjectId: user.id, name: user.displayName };
  return { subject: "facility", subjectId: id, name: facilityName };
}

const techniciansAt = ({ id }: PlaceFieldsFragment, staff: FacilityScheduleProps["staff"]): readonly Technician[] =>
  staff.filter(({ facilityIds }) => !facilityIds || facilityIds.includes(id));

/** What waits beside the days scrolls by itself, so that the days stay in sight. */
const sideLayout = {
  display: "grid",
  gap: 4,
  alignContent: "start",
  minWidth: 0,
  minHeight: 0,
  overflowY: { md: "auto" },
  "@media print": { display: "none" },
};
const boardLayout = {
  display: "grid",
  gap: 4,
  flexGrow: 1,
  minHeight: 0,
  alignItems: "stretch",
  gridTemplateRows: { md: "minmax(0, 1fr)" },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 300px" },
  "@media print": { display: "block" },
};
