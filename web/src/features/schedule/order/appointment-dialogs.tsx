import type { OrderAppointmentFragment } from "#graphql/graphql.ts";
import { CancelDialog } from "#features/schedule/cancel-dialog.tsx";
import { OwnBookingDialog } from "#features/schedule/own-booking-dialog.tsx";
import { OwnRescheduleDialog } from "#features/schedule/own-reschedule-dialog.tsx";
import type { Asked } from "./order-appointment.tsx";
import { PlaceOrder } from "./place-order.tsx";

interface AppointmentDialogsProps {
  asked: Asked;
  order: OrderAppointmentFragment;
  booked: OrderAppointmentFragment["latestAppointment"]["nodes"][number] | undefined;
  staff: boolean;
  onClose: () => void;
}

/** Books, moves or cancels the appointment of an order. */
export function AppointmentDialogs({ asked, order, booked, staff, onClose }: AppointmentDialogsProps) {
  if (asked === "cancel" && booked)
    return <CancelDialog appointment={booked} name={order.internalOrderNumber} onClose={onClose} />;
  if (staff) return <PlaceOrder orderId={order.id} onClose={onClose} />;
  if (asked === "place")
    return (
      <OwnBookingDialog order={order} isAgreed={order.appointmentStatus?.category === "ready"} onClose={onClose} />
    );
  return booked ? <OwnRescheduleDialog appointment={{ ...booked, serviceOrder: order }} onClose={onClose} /> : null;
}
