import { isStaff } from "@boresight/domain/accounts/roles";
import { bookableCategories } from "@boresight/domain/schedule/bookable-categories";
import { isFreeToChange } from "@boresight/domain/schedule/free-change";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderAppointmentFragment } from "#graphql/graphql.ts";
import { lookOf } from "#features/schedule/appointment-words.ts";
import { arrivalWords } from "#records/arrival-words.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { ZonedTime } from "#ui/time/zoned-time.tsx";
import { OrderAppointmentFields } from "./order-appointment.fragment.ts";
import { CalendarAnswerLines } from "../calendar-answer-lines.tsx";
import { calendarAnswersOf } from "../calendar-answers.ts";
import { CallToChange } from "../call-to-change.tsx";

const AppointmentDialogs = lazyPart(async () => (await import("./appointment-dialogs.tsx")).AppointmentDialogs);

const ConfirmButton = lazyPart(async () => (await import("./confirm-button.tsx")).ConfirmButton);

export type Asked = "place" | "cancel" | "move";
type Booked = NonNullable<OrderAppointmentFragment["latestAppointment"]["nodes"][number]>;
type Order = FragmentType<typeof OrderAppointmentFields>;

const isAhead = ({ status }: Booked) => status === "requested" || status === "confirmed";

/** What stands of the order's appointment, and the question that is open about it. */
export function useOrderAppointment(order: Order) {
  const shown = readFragment(OrderAppointmentFields, order);
  const role = roleOf(useAuth().user);
  const staff = isStaff(role);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [booked] = rowsOf(shown.latestAppointment);
  const { category = "", isTerminal = true } = shown.appointmentStatus ?? {};
  useFetchedWhenIdle(AppointmentDialogs);

  return {
    shown,
    booked,
    staff,
    asked,
    setAsked,
    isOver: isTerminal,
    /** Nothing is booked, and the reader may book. */
    mayBook:
      !isTerminal &&
      bookableCategories(role).some((each) => each === category) &&
      (!booked || booked.status === "completed"),
  };
}

type AppointmentOfOrder = ReturnType<typeof useOrderAppointment>;

interface OrderAppointmentProps {
  appointment: AppointmentOfOrder;
  /** How customers cancel the whole order: that is another feature's. */
  cancelOrder: ReactNode;
}

/** When, where and by whom, with everything that the reader may do about it. */
export function OrderAppointment({ appointment, cancelOrder }: OrderAppointmentProps) {
  const { booked, staff, isOver, mayBook, setAsked } = appointment;
  if (!booked && (isOver || (!mayBook && !cancelOrder))) return null;
  const look = booked && lookOf(booked.status);
  const isChangeable = booked && !isOver && isAhead(booked);

  return (
    <SectionCard title={t("base.appointment")} aside={look && <ToneChip tone={look.tone}>{look.words}</ToneChip>}>
      {booked ? (
        <DetailsList details={detailsOf(booked)} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t("schedule.noTimeIsBookedYet")}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 1, "&:not(:empty)": { mt: 2 } }}>
        {mayBook && (
          <Button variant={staff ? "outlined" : "contained"} size="small" onClick={() => setAsked("place")}>
            {staff ? t("base.schedule") : t("schedule.chooseATime")}
          </Button>
        )}
        {isChangeable && staff && <OfficeActions appointment={appointment} booked={booked} />}
        {isChangeable && !staff && <OwnActions appointment={appointment} booked={booked} />}
        {cancelOrder}
      </Box>
    </SectionCard>
  );
}

function detailsOf({ startsAt, expectedArrival, facility, bay, technician, ...booked }: Booked) {
  const timeZone = facility?.timeZone ?? "UTC";
  const answers = calendarAnswersOf(booked, timeZone);
  return [
    { label: t("base.when"), value: <ZonedTime timeZone={timeZone} moment={startsAt} /> },
    {
      label: t("schedule.answerFromCalendar"),
      value: answers.length > 0 && <CalendarAnswerLines answers={answers} />,
    },
    {
      label: t("base.expectedArrival"),
      value: arrivalWords({ startsAt, expectedArrival, timeZone: facility?.timeZone }),
    },
    { label: t("base.location"), value: bay === undefined && facility?.facilityName },
    { label: t("base.bay"), value: bay?.name },
    { label: t("base.technician"), value: bay !== undefined && (technician?.displayName ?? t("schedule.notAssigned")) },
  ];
}

interface ActionsProps {
  appointment: AppointmentOfOrder;
  booked: Booked;
}

function OfficeActions({ appointment: { setAsked }, booked }: ActionsProps) {
  const isRequested = booked.status === "requested";

  return (
    <>
      <Suspense>{isRequested && <ConfirmButton appointment={booked} />}</Suspense>
      <Button variant={isRequested ? "text" : "outlined"} size="small" onClick={() => setAsked("move")}>
        {t("schedule.reschedule")}
      </Button>
      <Button size="small" onClick={() => setAsked("cancel")}>
        {t("schedule.cancelTheAppointment")}
      </Button>
    </>
  );
}

/** Until 24 hours before. */
function OwnActions({ appointment: { setAsked }, booked: { startsAt, facility } }: ActionsProps) {
  const isFree = isFreeToChange(new Date(startsAt), useNow());
  if (!isFree)
    return (
      <Typography variant="body2" sx={{ width: "100%" }}>
        <CallToChange phone={facility?.phone} />
      </Typography>
    );

  return (
    <Button variant="outlined" size="small" onClick={() => setAsked("move")}>
      {t("schedule.changeTime")}
    </Button>
  );
}

/** The open question; once on a page, wherever it was asked. */
export function OrderAppointmentQuestion({ appointment }: { appointment: AppointmentOfOrder }) {
  const { asked, setAsked, shown, booked, staff } = appointment;

  return (
    <Suspense>
      {asked && <AppointmentDialogs {...{ asked, order: shown, booked, staff }} onClose={() => setAsked(null)} />}
    </Suspense>
  );
}
