import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { AppointmentFieldsFragment, BookAppointmentInput, RescheduleAppointmentInput } from "#graphql/graphql.ts";
import { useStatusUndo } from "#records/undo/use-status-undo.ts";
import { useVerb } from "#records/use-verb.ts";

const BookAppointment = graphql(`
  mutation BookAppointment($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      canUndo
      appointment {
        id
        version
      }
      serviceOrder {
        id
        version
        internalOrderNumber
        status {
          id
        }
      }
    }
  }
`);
const RescheduleAppointment = graphql(`
  mutation RescheduleAppointment($input: RescheduleAppointmentInput!) {
    rescheduleAppointment(input: $input) {
      appointment {
        id
        version
        startsAt
        endsAt
      }
    }
  }
`);
const ConfirmAppointment = graphql(`
  mutation ConfirmAppointment($input: AppointmentVersionInput!) {
    confirmAppointment(input: $input) {
      appointment {
        id
        version
        status
      }
    }
  }
`);
const CheckInAppointment = graphql(`
  mutation CheckInAppointment($input: AppointmentVersionInput!) {
    checkInAppointment(input: $input) {
      appointment {
        id
        version
        status
      }
    }
  }
`);
const MarkNoShow = graphql(`
  mutation MarkNoShow($input: AppointmentVersionInput!) {
    markNoShow(input: $input) {
      appointment {
        id
        version
        status
      }
    }
  }
`);
const CancelAppointment = graphql(`
  mutation CancelAppointment($input: CancelAppointmentInput!) {
    cancelAppointment(input: $input) {
      appointment {
        id
        version
        status
      }
    }
  }
`);

interface Seen {
  id: string;
  version: number;
}

/**
 * The actions on appointments; each returns null, or why it failed, which the caller shows unless said. The page
 * refetches afterwards.
 */
export function useAppointmentVerbs({ shownBy = "caller" }: { shownBy?: "bar" | "caller" } = {}) {
  const again = { refetchQueries: "active" as const, awaitRefetchQueries: true };
  const [book] = useMutation(BookAppointment, again);
  const [move] = useMutation(RescheduleAppointment, again);
  const [confirm] = useMutation(ConfirmAppointment, again);
  const [checkInAppointment] = useMutation(CheckInAppointment, again);
  const [miss] = useMutation(MarkNoShow, again);
  const [cancel] = useMutation(CancelAppointment, again);
  const { run } = useVerb({ shownBy });
  const { run: runInBar } = useVerb({ shownBy: "bar" });
  const undoOf = useStatusUndo();
  const takeBack = (before: AppointmentFieldsFragment, version: number) => {
    const { id, bayId, technicianId, startsAt, endsAt, overbookReason } = before;
    const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
    const input = { id, version, bayId, technicianId, startsAt, minutes, overbookReason: overbookReason || null };
    return runInBar(() => move({ variables: { input: { ...input, undoes: true } } }), t("schedule.moveUndone"));
  };

  return {
    /** The same as `move`, which the message offers to take back. */
    drop: (before: AppointmentFieldsFragment, input: Omit<RescheduleAppointmentInput, keyof Seen>) =>
      run(
        () => move({ variables: { input: { ...input, id: before.id, version: before.version, isUndoable: true } } }),
        ({ data }) => {
          const version = data?.rescheduleAppointment?.appointment?.version ?? 0;
          return { text: t("schedule.appointmentMoved"), undo: () => void takeBack(before, version) };
        },
      ),
    /** The message offers to take it back. */
    book: (input: BookAppointmentInput) =>
      run(
        () => book({ variables: { input: { ...input, isUndoable: true } } }),
        ({ data }) => {
          const text = t("schedule.appointmentBooked");
          const { canUndo, appointment, serviceOrder: order } = data?.bookAppointment ?? {};
          if (!appointment || !order) return text;
          const { id, version } = appointment;
          const made = canUndo ? order : { ...order, booking: { id, version } };
          return { text, undo: undoOf(made, t("schedule.bookingUndone", { number: order.internalOrderNumber })) };
        },
      ),
    move: (input: RescheduleAppointmentInput) =>
      run(() => move({ variables: { input } }), t("schedule.appointmentMoved")),
    confirm: (input: Seen) => run(() => confirm({ variables: { input } }), t("base.appointmentConfirmed")),
    checkInAppointment: (input: Seen) => run(() => checkInAppointment({ variables: { input } }), t("base.checkedIn")),
    miss: (input: Seen) => run(() => miss({ variables: { input } }), t("schedule.markedAsNoShow")),
    cancel: (input: Seen & { reason: string }) =>
      run(() => cancel({ variables: { input } }), t("base.appointmentCanceled")),
  };
}
