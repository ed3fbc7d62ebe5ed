/** The states of an appointment, and the sets of them that the business has a name for. */
export const appointmentStatuses = [
  "held",
  "requested",
  "confirmed",
  "arrived",
  "completed",
  "noShow",
  "cancelled",
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** These take up their bay, technician and vehicle. */
export const liveAppointmentStatuses = ["held", "requested", "confirmed", "arrived"] as const;

/** Live, and the vehicle is still to come. */
export const upcomingAppointmentStatuses = ["held", "requested", "confirmed"] as const;

/** Live, and somebody has asked for it: what an order's page calls its appointment. */
export const bookedAppointmentStatuses = ["requested", "confirmed", "arrived"] as const;

/** Asked for and still to come: what moves when the shop's hours change. */
export const movableAppointmentStatuses = ["requested", "confirmed"] as const;

/** What has taken or will take time in the calendar. */
export const keptAppointmentStatuses = [...bookedAppointmentStatuses, "completed"] as const;
