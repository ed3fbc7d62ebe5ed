import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { problemOf, type Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { BookAppointmentInput, RescheduleAppointmentInput } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

const BookAppointment = graphql(`
  mutation BookAppointment($input: BookAppointmentInput!) {
    bookAppointment(input: $input) {
      appointment {
        id
      }
      serviceOrder {
        id
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

/** The actions on appointments; each returns null, or why it failed. The page refetches afterwards. */
export function useAppointmentVerbs() {
  const again = { refetchQueries: "active" as const, awaitRefetchQueries: true };
  const [book] = useMutation(BookAppointment, again);
  const [move] = useMutation(RescheduleAppointment, again);
  const [confirm] = useMutation(ConfirmAppointment, again);
  const [checkInAppointment] = useMutation(CheckInAppointment, again);
  const [miss] = useMutation(MarkNoShow, again);
  const [cancel] = useMutation(CancelAppointment, again);
  const showMessage = useMessage();
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    try {
      await work();
      showMessage(done);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };

  return {
    book: (input: BookAppointmentInput) =>
      attempt(() => book({ variables: { input } }), t("schedule.appointmentBooked")),
    move: (input: RescheduleAppointmentInput) =>
      attempt(() => move({ variables: { input } }), t("schedule.appointmentMoved")),
    confirm: (input: Seen) => attempt(() => confirm({ variables: { input } }), t("schedule.appointmentConfirmed")),
    checkInAppointment: (input: Seen) =>
      attempt(() => checkInAppointment({ variables: { input } }), t("schedule.checkedIn")),
    miss: (input: Seen) => attempt(() => miss({ variables: { input } }), t("schedule.markedAsNoShow")),
    cancel: (input: Seen & { reason: string }) =>
      attempt(() => cancel({ variables: { input } }), t("schedule.appointmentCancelled")),
  };
}
