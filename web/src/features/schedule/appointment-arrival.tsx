import type { ReactNode } from "react";
import type { AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";

interface ExpectedAppointments {
  expectedAppointments: { nodes: readonly ({ id: string; version: number } | null)[] };
}

/** Dialogs about an appointment's order; the screen provides them, as orders are another feature's. */
export interface ArrivalDialogs {
  vin: (question: {
    orderId: string;
    onConfirmed: (order: ExpectedAppointments) => Promise<void>;
    onClose: () => void;
  }) => ReactNode;
  trouble: (question: { orderId: string; way: string; onClose: () => void }) => ReactNode;
}

export interface AskedArrival {
  about: keyof ArrivalDialogs;
  appointment: AppointmentFieldsFragment;
}

interface AppointmentArrivalProps extends AskedArrival {
  dialogs: ArrivalDialogs;
  onArrived: () => void;
  onClose: () => void;
}

/** Checks an appointment's vehicle in once its VIN has been read, or reports why it does not come. */
export function AppointmentArrival({ about, appointment, dialogs, onArrived, onClose }: AppointmentArrivalProps) {
  const { checkInAppointment } = useAppointmentVerbs();
  const showMessage = useMessage();
  const orderId = appointment.serviceOrder?.id;
  if (orderId === undefined) return null;
  if (about === "trouble") return dialogs.trouble({ orderId, way: appointment.kind, onClose });

  const arrive = async ({ expectedAppointments }: ExpectedAppointments) => {
    const version =
      expectedAppointments.nodes.find((expected) => expected?.id === appointment.id)?.version ?? appointment.version;
    const problem = await checkInAppointment({ id: appointment.id, version });
    onClose();
    if (problem) showMessage(problem.message, { color: "error" });
    else onArrived();
  };
  return dialogs.vin({ orderId, onConfirmed: arrive, onClose });
}
