import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import EventBusyOutlined from "~icons/ic/outline-event-busy";
import EventRepeatOutlined from "~icons/ic/outline-event-repeat";
import LoginOutlined from "~icons/ic/outline-login";
import LocalShippingOutlined from "~icons/ic/outline-local-shipping";
import PersonOffOutlined from "~icons/ic/outline-person-off";
import ThumbUpOutlined from "~icons/ic/outline-thumb-up";
import type { RowAction } from "#ui/table/row-menu.tsx";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { ActionRows } from "#ui/table/action-rows.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Problem } from "#data/problem.ts";
import { arrivalWords } from "#records/arrival-words.ts";
import { customerName } from "#records/customer-name.ts";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";
import { kindWords, lookOf } from "./appointment-words.ts";
import { CalendarAnswerLines } from "./calendar-answer-lines.tsx";
import { calendarAnswersOf } from "./calendar-answers.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";

interface AppointmentSheetProps {
  appointment: AppointmentFieldsFragment | null;
  timeZone: string;
  onMove: (appointment: AppointmentFieldsFragment) => void;
  /** The vehicle is here, and its VIN is not confirmed yet. */
  onArrive: (appointment: AppointmentFieldsFragment) => void;
  onTrouble: (appointment: AppointmentFieldsFragment) => void;
  onCancel: (appointment: AppointmentFieldsFragment) => void;
  onClose: () => void;
}

/** One appointment: its work and its actions. */
export function AppointmentSheet({ appointment, ...rest }: AppointmentSheetProps) {
  return (
    <Sheet title={t("base.appointment")} open={appointment !== null} onClose={rest.onClose}>
      {appointment && <AppointmentDetail appointment={appointment} {...rest} />}
    </Sheet>
  );
}

function AppointmentDetail({
  appointment,
  timeZone,
  ...rest
}: AppointmentSheetProps & { appointment: AppointmentFieldsFragment }) {
  const actions = useAppointmentActions(appointment, rest);

  return (
    <Box sx={{ overflowY: "auto" }}>
      <Box sx={{ px: 6, pb: 5 }}>
        <DetailsList details={detailsOf(appointment, timeZone)} />
      </Box>
      <ActionRows actions={actions} />
    </Box>
  );
}

function detailsOf(appointment: AppointmentFieldsFragment, timeZone: string) {
  const { serviceOrder: order, startsAt, endsAt } = appointment;
  const look = lookOf(appointment.status);
  const answers = calendarAnswersOf(appointment, timeZone);
  return [
    { label: t("base.status"), value: <ToneChip tone={look.tone}>{look.words}</ToneChip> },
    {
      label: t("base.when"),
      value: `${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)} – ${timeWithZone(timeZone, endsAt)}`,
    },
    { label: t("base.expectedArrival"), value: arrivalWords({ ...appointment, timeZone }) },
    {
      label: t("schedule.answerFromCalendar"),
      value: answers.length > 0 && <CalendarAnswerLines answers={answers} />,
    },
    {
      label: t("base.order"),
      value: order && (
        <Link component={RouteLink} to={`/service-orders/${order.id}`}>
          <bdi>{order.internalOrderNumber}</bdi>
        </Link>
      ),
    },
    { label: t("base.vehicle"), value: order?.vehicle?.vehicleDescription },
    { label: t("base.customer"), value: order?.customer && customerName(order.customer) },
    {
      label: t("schedule.customersPhone"),
      value: order?.customer?.phone && (
        <Link href={`tel:${order.customer.phone}`}>
          <bdi>{order.customer.phone}</bdi>
        </Link>
      ),
    },
    { label: t("schedule.orderIs"), value: order?.status?.statusName },
    { label: t("base.kind"), value: kindWords[appointment.kind] },
    { label: t("base.bay"), value: appointment.bay?.name },
    { label: t("base.technician"), value: appointment.technician?.displayName ?? t("schedule.notAssigned") },
    { label: t("schedule.overbooked"), value: appointment.isOverbooked && appointment.overbookReason },
    { label: t("base.note"), value: appointment.customerNote },
  ];
}

type AppointmentWork = (seen: { id: string; version: number }) => Promise<Problem | null>;

function useAppointmentActions(
  appointment: AppointmentFieldsFragment,
  { onMove, onArrive, onTrouble, onCancel, onClose }: Omit<AppointmentSheetProps, "timeZone" | "appointment">,
): RowAction[] {
  const verbs = useAppointmentVerbs({ shownBy: "bar" });
  const { id, version, status, kind, serviceOrder: order } = appointment;
  const finish = async (work: AppointmentWork) => {
    const failure = await work({ id, version });
    if (!failure) onClose();
  };
  const run = (work: AppointmentWork) => () => void finish(work);
  const move = { label: t("schedule.moveToAnotherTime"), icon: EventRepeatOutlined, run: () => onMove(appointment) };
  const cancel = {
    label: t("schedule.cancelTheAppointment"),
    icon: EventBusyOutlined,
    run: () => onCancel(appointment),
  };
  const trouble = {
    label: t("schedule.reportTroubleWithTheKind", { kind }),
    icon: LocalShippingOutlined,
    run: () => onTrouble(appointment),
  };
  const more = order && (kind === "pickup" || kind === "tow") ? [trouble] : [];
  if (status === "requested")
    return [{ label: t("base.confirm"), icon: ThumbUpOutlined, run: run(verbs.confirm) }, move, ...more, cancel];
  if (status !== "confirmed") return [];

  return [
    {
      label: t("schedule.checkTheVehicleIn"),
      icon: LoginOutlined,
      run: order?.vinConfirmedAt ? run(verbs.checkInAppointment) : () => onArrive(appointment),
    },
    move,
    ...more,
    { label: t("schedule.markAsNoShow"), icon: PersonOffOutlined, run: run(verbs.miss) },
    cancel,
  ];
}
