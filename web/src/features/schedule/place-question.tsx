import { t } from "@boresight/domain/texts/text";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import type { Problem } from "#data/problem.ts";
import type { PlaceFieldsFragment, AppointmentFieldsFragment, WaitingOrderFragment } from "#graphql/graphql.ts";
import { useNow } from "#ui/time/use-now.ts";
import { firstTime } from "./first-time.ts";
import { baysOf, type Technician } from "./schedule-columns.ts";
import { PlaceDialog, type Placement, type PlacementValues } from "./place-dialog.tsx";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";

/** What to place: a new order or an existing appointment; `at` is where it was dropped. */
export type About =
  | { order: WaitingOrderFragment; date: string; at?: Partial<PlacementValues> }
  | { appointment: AppointmentFieldsFragment; at?: Partial<PlacementValues> };

export interface Question {
  about: About;
  refused: Problem | null;
}

interface PlaceQuestionProps {
  question: Question;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  onClose: () => void;
}

/** Books or reschedules through the dialog. */
export function PlaceQuestion({ question: { about, refused }, place, technicians, onClose }: PlaceQuestionProps) {
  const verbs = useAppointmentVerbs();
  const now = useNow();
  const order = "order" in about ? about.order : about.appointment.serviceOrder;
  if (!order) return null;
  const onPlace = (placement: Placement) =>
    "order" in about
      ? verbs.book({ orderId: order.id, ...placement })
      : verbs.move({ id: about.appointment.id, version: about.appointment.version, ...placement });

  return (
    <PlaceDialog
      title={
        "order" in about
          ? t("schedule.scheduleInternalordernumber", { internalOrderNumber: order.internalOrderNumber })
          : t("base.moveInternalOrderNumber", { internalOrderNumber: order.internalOrderNumber })
      }
      orderId={order.id}
      place={place}
      technicians={technicians}
      start={{ ...startOf(about, { place, technicians, now }), ...about.at }}
      refused={refused}
      onPlace={onPlace}
      onClose={onClose}
    />
  );
}

interface Around extends Pick<PlaceQuestionProps, "place" | "technicians"> {
  now: Date;
}

/** A bay or technician that can no longer be booked is left to be chosen. */
export function startOf(about: About, { place, technicians, now }: Around): PlacementValues {
  const empty = { technicianId: "", minutes: "", overbookReason: "" };
  const bays = baysOf(place);
  if ("order" in about) return { ...empty, bayId: bays[0]?.id ?? "", ...firstTime(place, about.date, now) };
  const { bayId, technicianId, startsAt } = about.appointment;
  return {
    ...empty,
    bayId: bays.some(({ id }) => id === bayId) ? bayId : "",
    technicianId: technicians.find(({ id }) => id === technicianId)?.id ?? "",
    ...clockTimeOf(place.timeZone, startsAt),
  };
}
